import { expect, test } from "vitest";
import type { Ladder, LadderLine, TitleInfo } from "../src/protocol.gen";
import { againstEqual, equalOf } from "../src/me/equal";

const line = (rating: number, bot: string | null, you = false): LadderLine => ({
  name: bot ?? "Ada",
  bot,
  rating,
  provisional: false,
  games: 10,
  you,
  picture: "",
});
const BOTS = [
  line(1290, "expert"),
  line(1120, "hard"),
  line(900, "medium"),
  line(720, "greedy"),
  line(680, "easy"),
  line(450, "beginner"),
  line(0, "random"),
];
const ladder = (...lines: LadderLine[]): Ladder => ({ title: "cryo", lines: [...BOTS, ...lines] });

test.each([
  [1300, "expert"],
  [1150, "hard"],
  [960, "medium"],
  [715, "easy"],
  [100, "beginner"],
])("somebody with %i is offered %s, never a bot that nobody chooses", (rating, bot) => {
  expect(equalOf(ladder(line(rating, null, true)))).toBe(bot);
});

test("whoever has no rating is offered nobody", () => {
  expect(equalOf(ladder(line(900, null)))).toBeNull();
});

test("the table has one's equal at every other seat", () => {
  const title = { id: "gen7", seats: [3, 4] } as TitleInfo;
  expect(againstEqual(title, "medium", "Ada", true).bots).toEqual({ "1": "medium", "2": "medium" });
});
