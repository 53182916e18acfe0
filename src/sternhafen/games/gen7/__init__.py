"""Gen7: a campaign of seven episodes on a generation ship, for three or four.

title, options, aliases   what the rest of the house knows; how an episode is played; what the small numbers mean
state, officer, game      all that lies on the table, a player's part of it, and how the engine asks it
setup, actions, events    the beginning; what players do; what happened (story_events: in the story, votes, to officers)
view, knowledge           what a seat sees; worlds it cannot tell apart; invariants: nothing is lost; scoring: merits
rules/                    the rulebook: phases and turns, crew, resources, status, votes, fate, goals, plot, the end;
                          rooms/, cards/, group_station/, and skills/ (rules that schemas, skills and cards bring)
effects/                  what cards and pages do: the agenda of effects, verbs, questions, conditions, formulas
campaign/                 the campaign as a value: its files read and checked, its tables, logbook and names
data/                     the house's own campaign as json, and the words that campaigns are written in
bot, fast/                how well a seat stands; everything that is there for speed only

Skills are no modules of their own: a campaign's files write them in the language of effects (officer_skills.json), and
rules/skills/ asks which of them hold.
"""

from sternhafen.games.gen7.title import TITLE

__all__ = ["TITLE"]
