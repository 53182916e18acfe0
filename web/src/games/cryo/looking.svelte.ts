// Whose machine somebody wants to see: the seats in the top bar ask, the board answers.

class Looking {
  side = $state<number | null>(null);
}

export const looking = new Looking();
