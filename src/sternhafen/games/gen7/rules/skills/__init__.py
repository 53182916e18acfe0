"""Chapter 33, the skills: one module a department, which names every skill with its rule and its hooks.

command    Lone Wolf 33.10, Executive 33.13, Courageous 33.15, Optimiser 33.19, Team Lead 33.26, Problem Solver 33.28,
           Provider 33.29
computer   Researcher 33.2, Scientist 33.7, Analyst 33.9, Academic 33.11, Hacker 33.17, Director 33.22, Archivist 33.23
energy     Inventor 33.1, Engineer 33.6, Reclaimer 33.8, Workhorse 33.14, Scavenger 33.16, Modding Expert 33.20,
           Architect 33.24, Planner 33.27
biosphere  Motivator 33.3, Biotechnician 33.4, Chemist 33.5, Carer 33.12, Smuggler 33.18, Physician 33.21 and 33.35,
           Advocate 33.25

team_lead      how all dice of a group station can be turned (33.26, 33.36)
three_players  "three different players" (33.31, 33.39)
catalogue      all skills in the order of the rulebook; hooks: what a skill is

When skills may be used (33.30) stands in rules/free_actions.py, how dice are adjusted (33.33) in
rules/lasting_rules/dice.py, buying skills (31) in rules/ending.py.
"""
