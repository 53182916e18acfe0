"""Gen7: a campaign of seven episodes on a generation ship, for three or four.

title, options, aliases   what the rest of the house knows; how an episode is played; what the small numbers mean
state, officer, game      all that lies on the table, a player's part of it, and how the engine asks it
setup, actions, events    the beginning; what players do; what happened (effects/story_events: in the story)
view, knowledge, dealing  what a seat sees; worlds it cannot distinguish; invariants: nothing is lost
merits                    merits and stars instead of a scoring: nobody wins an episode
rules/                    the rulebook: phases and turns, crew, resources, status, votes, fate, goals, plot, the end;
                          rooms/, cards/, group_station/, skills/ by department, and lasting_rules/ (what schemas,
                          skills, kept cards and the plot change)
effects/                  what cards and pages do: the agenda of effects, verbs, questions, conditions, formulas
campaign/                 the campaign as a value: its files read and checked, its tables, logbook and names
data/                     the house's own campaign as json, and the words that campaigns are written in
bot, fast/                how well a seat stands; everything that is there for speed only

A campaign's files write cards and skills in the language of effects; where a skill needs more than its words say, the
code stands in its department's module.
"""

from sternhafen.games.gen7.title import TITLE

__all__ = ["TITLE"]
