"""Effects: what cards, rooms and pages do, in the language that a campaign's files are written in.

`agenda` carries lists of effects out and lets rules react; `verbs` gathers every verb (`ship_verbs`, `card_verbs`,
`story_verbs`), `addressing` says whom they mean; the `..choices` modules (on cards and tasks, on dice, on systems and
markers) and `agreeing` are the questions they put; `conditions` reads every test, `causes` says what led to it,
`formulas` are numbers over the game's variables.
"""
