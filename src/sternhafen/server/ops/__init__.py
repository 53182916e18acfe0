"""Operations: settings, logs, metrics, starting and stopping, and what administrators do."""
