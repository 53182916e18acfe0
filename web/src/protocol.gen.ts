// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type PaceInfo = {
  kind: "clock" | "patience";
  seconds: number;
  increment: number;
  bot: string;
  takes_over: boolean;
};

export type ClockInfo = {
  seat: number;
  left: number;
  running: boolean;
  overdue: boolean;
};

export type VoteInfo = {
  vote: number;
  seat: number;
  by: number;
  change: "bot" | "end";
  voters: number[];
  yes: number[];
  no: number[];
};

export type EndedInfo = {
  how: "resigned" | "vote";
  seats: number[];
};

export type CompanyInfo = {
  host: number | null;
  spectators: boolean;
  rated: boolean;
  pace: PaceInfo | null;
  clocks: ClockInfo[];
  vote: VoteInfo | null;
  resigned: number[];
  ended: EndedInfo | null;
};

export type DailyWish = {
  title: string;
  name: string;
};

export type DailyOwn = {
  table: string;
  stage: "done" | "late" | "playing";
  points: number | null;
  place: number | null;
};

export type DailyMark = {
  day: string;
  closes: number;
  counts: boolean;
};

export type DailyResult = {
  place: number | null;
  name: string;
  points: number;
  others: Record<string, number>;
  first: boolean;
  own: boolean;
  table: string | null;
};

export type DailyInfo = {
  title: string;
  day: string;
  today: boolean;
  ends: number;
  closes: number;
  closed: boolean;
  seed_hash: string | null;
  seed: string | null;
  own: DailyOwn | null;
  begun: number;
  finished: number;
  results: DailyResult[];
  streak: number;
  longest: number;
  earlier: string[];
};

export type DailyLine = {
  title: string;
  own: DailyOwn | null;
  finished: number;
  best: number | null;
  streak: number;
};

export type DailyList = {
  day: string;
  ends: number;
  lines: DailyLine[];
};

export type DateInfo = {
  date: number;
  at: number;
  seat: number;
  yes: number[];
  no: number[];
  agreed: boolean;
};

export type EveningInfo = {
  dates: DateInfo[];
  room: string;
};

export type LearnWish = {
  title: string;
  lesson: number;
  name: string;
};

export type Wording = {
  en: string;
  de: string;
};

export type LessonLine = {
  lesson: number;
  name: Wording;
  minutes: number;
};

export type LessonMark = {
  lesson: number;
  step: number;
  steps: number;
};

export type AnswerInfo = {
  text: Wording;
  why: Wording;
  right: boolean;
};

export type Way = {
  action: unknown[];
  id: string;
  args: Record<string, unknown>;
  targets: string[];
  touches: string[];
};

export type LessonInfo = {
  lesson: number;
  lessons: number;
  name: Wording;
  step: number;
  steps: number;
  learner: number;
  kind: "ask" | "do" | "done" | "play" | "say";
  underway: boolean;
  entries: number;
  first: boolean;
  say: Wording | null;
  point: string[];
  rules: string[];
  otherwise: Wording | null;
  ways: Way[];
  answers: AnswerInfo[];
};

export type ReasonInfo = {
  id: string;
  args: Record<string, number>;
  points: number;
};

export type PuzzleWish = {
  title: string;
  puzzle: string;
  name: string;
};

export type PuzzleLine = {
  id: string;
  level: number;
  seats: number;
};

export type PuzzleList = {
  date: string;
  daily: string | null;
  puzzles: PuzzleLine[];
};

export type TryInfo = {
  way: Way;
  cost: number | null;
  reasons: ReasonInfo[];
};

export type PuzzleInfo = {
  id: string;
  level: number;
  seat: number;
  stage: "open" | "shown" | "solved";
  tried: number;
  last: TryInfo | null;
  best: Way | null;
  gap: number | null;
  reasons: ReasonInfo[];
};

export type PuzzleMark = {
  id: string;
  stage: "open" | "shown" | "solved";
};

export type Refusal = {
  code: string;
  id: string;
  args: Record<string, number | string>;
  rule: string;
};

export type EventInfo = {
  kind: string;
  id: string;
  args: Record<string, unknown>;
  reveals: boolean;
  touches: string[];
};

export type Choice = {
  action: unknown[];
  id: string;
  args: Record<string, unknown>;
  targets: string[];
  free: boolean;
};

export type Question = {
  id: string;
  args: Record<string, number | string>;
  rule: string;
  closed: boolean;
  confirms: boolean;
};

export type Shortcut = {
  kind: "end" | "only" | "take";
  choice: Choice;
};

export type UndoInfo = {
  entries: number[];
  bar: string;
  id: string;
  redo: number;
};

export type OutcomeInfo = {
  places: number[];
  points: (Record<string, number>)[];
  totals: number[];
  verdict: string | null;
  ties: string | null;
  others: Record<string, Record<string, number>>;
  carries: boolean;
  overall: number[];
};

export type Position = {
  viewer: number | null;
  entries: number;
  view: unknown;
  digest: string;
  asked: number[];
  question: Question | null;
  legal: Choice[];
  legal_count: number;
  next: Record<string, number>;
  shortcut: Shortcut | null;
  undo: UndoInfo | null;
  since: number;
  outcome: OutcomeInfo | null;
  forecast: unknown;
};

export type EntryInfo = {
  entry: number;
  seat: number;
  by: "bot" | "fallback" | "person";
  at: number;
  events: EventInfo[];
  action: Choice | null;
  strikes: number[];
  struck: boolean;
  practice: boolean;
};

export type SeatInfo = {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  ready: boolean;
  yours: boolean;
  here: boolean;
};

export type Proposal = {
  proposal: number;
  seat: number;
  to: number;
  needed: number[];
  agreed: number[];
  what: "resume" | "take-back";
};

export type UpdateInfo = {
  rules: number | null;
  resumable: boolean;
  refusal: Refusal | null;
};

export type SeatAskInfo = {
  ask: number;
  seat: number;
  change: "bot" | "free";
  bot: string | null;
  needed: number[];
  agreed: number[];
  ripe: number | null;
};

export type DealInfo = {
  how: "drawn" | "fixed" | "mixed" | null;
  reason: string;
  promise: string | null;
  commitments: Record<string, string>;
  wanted: number[];
  again: number[];
  without: number[];
  server: string | null;
  parts: Record<string, string>;
};

export type NoteInfo = {
  entry: number;
  id: string;
  args: Record<string, number | string>;
};

export type BegunInfo = {
  purpose: "practice" | "puzzle" | "study";
  table: string | null;
  entry: number;
  lesson: number | null;
  dealt: boolean;
};

export type TableInfo = {
  id: string;
  title: string;
  rules: number;
  status: "closed" | "over" | "running" | "stale" | "waiting";
  listed: boolean;
  hot_seat: boolean;
  imported: boolean;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  host: boolean;
  number: number;
  entries: number;
  asked: number[];
  created: number;
  proposal: Proposal | null;
  ask: SeatAskInfo | null;
  notes: NoteInfo[];
  alone: boolean;
  practice: number;
  deal: DealInfo | null;
  seed_hash: string | null;
  seed: string | null;
  reopens: boolean;
  previous: string | null;
  following: string | null;
  seal: string | null;
  update: UpdateInfo | null;
  company: CompanyInfo;
  lesson: LessonInfo | null;
  puzzle: PuzzleInfo | null;
  daily: DailyMark | null;
  evening: EveningInfo;
  begun: BegunInfo | null;
  marks: string[];
};

export type Hello = {
  type: "hello";
  since?: number | null;
};

export type Play = {
  type: "play";
  id: string;
  seat: number;
  action: unknown;
  after: number;
};

export type Undo = {
  type: "undo";
  id: string;
  seat: number;
  after: number;
  count?: number;
};

export type Restart = {
  type: "restart";
  id: string;
  seat: number;
  after: number;
};

export type Redo = {
  type: "redo";
  id: string;
  seat: number;
  after: number;
};

export type TakeBack = {
  type: "take-back";
  id: string;
  seat: number;
  to: number;
  after: number;
};

export type Resume = {
  type: "resume";
  id: string;
  seat: number;
};

export type Consent = {
  type: "consent";
  id: string;
  seat: number;
  proposal: number;
  yes: boolean;
};

export type SeatAnswer = {
  type: "seat-answer";
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
};

export type CallVote = {
  type: "call-vote";
  id: string;
  seat: number;
  about: number;
  change: "bot" | "end";
};

export type CastVote = {
  type: "cast-vote";
  id: string;
  seat: number;
  vote: number;
  yes: boolean;
};

export type Resign = {
  type: "resign";
  id: string;
  seat: number;
  end?: boolean;
};

export type Ready = {
  type: "ready";
  id: string;
  seat: number;
  ready?: boolean;
  commitment?: string | null;
};

export type Reveal = {
  type: "reveal";
  id: string;
  seat: number;
  part: string;
};

export type Chat = {
  type: "chat";
  id: string;
  seat: number;
  text: string;
  about?: string;
};

export type Mark = {
  type: "mark";
  id: string;
  seat: number;
  text: string;
};

export type Proceed = {
  type: "proceed";
  id: string;
  seat: number;
  step: number;
};

export type Back = {
  type: "back";
  id: string;
  seat: number;
  step: number;
};

export type PlayOn = {
  type: "play-on";
  id: string;
  seat: number;
};

export type ShowSolution = {
  type: "show-solution";
  id: string;
  seat: number;
};

export type ProposeDate = {
  type: "propose-date";
  id: string;
  seat: number;
  at: number;
};

export type AnswerDate = {
  type: "answer-date";
  id: string;
  seat: number;
  date: number;
  yes: boolean;
};

export type SetRoom = {
  type: "set-room";
  id: string;
  seat: number;
  link: string;
};

export type Check = {
  type: "check";
  viewer: number | null;
  digest: string;
};

export type Ping = {
  type: "ping";
};

export type Welcome = {
  type: "welcome";
  protocol: number;
  number: number;
  table: TableInfo;
  seats: number[];
};

export type TableChanged = {
  type: "table";
  number: number;
  table: TableInfo;
};

export type Played = {
  type: "played";
  number: number;
  viewer: number | null;
  entry: EntryInfo;
  position: Position;
};

export type Missed = {
  type: "missed";
  number: number;
  viewer: number | null;
  entries: EntryInfo[];
};

export type PositionNow = {
  type: "position";
  number: number;
  viewer: number | null;
  position: Position;
};

export type Chatted = {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  about: string;
};

export type ClocksNow = {
  type: "clocks";
  number: number;
  clocks: ClockInfo[];
};

export type Presence = {
  type: "presence";
  here: number[];
  watching: number;
};

export type Ack = {
  type: "ack";
  id: string;
  number: number;
  repeated: boolean;
};

export type Refused = {
  type: "refused";
  id: string;
  number: number;
  refusal: Refusal;
};

export type Problem = {
  type: "problem";
  refusal: Refusal;
};

export type Pong = {
  type: "pong";
  number: number;
};

export type Goodbye = {
  type: "goodbye";
  refusal: Refusal;
  again: boolean;
};

export type Pace = {
  kind: "clock" | "patience";
  seconds: number;
  increment?: number;
  bot?: string;
  takes_over?: boolean;
};

export type NewTable = {
  title: string;
  seats: number;
  name: string;
  options?: Record<string, unknown>;
  bots?: Record<string, string>;
  names?: string[];
  listed?: boolean;
  hot_seat?: boolean;
  sit?: boolean;
  pace?: Pace | null;
  spectators?: boolean;
  rated?: boolean;
};

export type Claim = {
  name: string;
  token?: string | null;
};

export type Rename = {
  name: string;
};

export type HandOver = {
  bot: string | null;
};

export type HandOn = {
  seat: number;
};

export type Spectators = {
  allowed: boolean;
};

export type NotifyTarget = {
  kind: "ntfy" | "webhook";
  url: string;
  language?: "de" | "en";
};

export type Notify = {
  target: NotifyTarget | null;
  test?: boolean;
};

export type Again = {
  campaign?: boolean;
  options?: Record<string, unknown> | null;
};

export type PracticeWish = {
  seat: number;
  name: string;
  at?: number | null;
  bots?: Record<string, string>;
};

export type Try = {
  seat: number;
  action: unknown;
};

export type AskHint = {
  seat: number;
  bot?: string;
};

export type Manner = {
  mute: boolean;
  block: boolean;
};

export type SeatManner = {
  seat: number;
  mute: boolean;
  block: boolean;
};

export type MannerLine = {
  id: string;
  name: string;
  mute: boolean;
  block: boolean;
  since: number;
};

export type Report = {
  text: string;
};

export type Reported = {
  lines: number;
};

export type Friend = {
  id: string;
  name: string;
  tables: number;
  here: boolean | null;
  picture: string;
};

export type InvitationLine = {
  id: string;
  at: number;
  name: string;
  table: string | null;
  title: string | null;
  group: string | null;
};

export type GroupLine = {
  id: string;
  name: string;
  members: number;
  newest: number;
};

export type Friends = {
  friends: Friend[];
  groups: GroupLine[];
  invitations: InvitationLine[];
};

export type Member = {
  name: string;
  you: boolean;
  here: boolean | null;
  picture: string;
};

export type GroupSaid = {
  number: number;
  at: number;
  name: string;
  text: string;
  yours: boolean;
};

export type GroupDate = {
  number: number;
  at: number;
  yes: string[];
  no: string[];
  yours: boolean | null;
};

export type GroupTable = {
  table: string;
  title: string;
  status: "closed" | "over" | "running" | "stale" | "waiting";
  episode: number;
};

export type Group = {
  id: string;
  name: string;
  members: Member[];
  chat: GroupSaid[];
  dates: GroupDate[];
  table: GroupTable | null;
};

export type NewGroup = {
  name: string;
  own: string;
};

export type InviteFriend = {
  friend: string;
  name: string;
};

export type Accept = {
  name: string;
};

export type Accepted = {
  table: string | null;
  group: string | null;
};

export type SayToGroup = {
  text: string;
};

export type GroupDateWish = {
  at: number;
};

export type GroupDateAnswer = {
  yes: boolean;
};

export type GroupTableWish = {
  table: string | null;
  name: string;
};

export type Preferences = {
  language?: "de" | "en" | null;
  theme?: "auto" | "dark" | "light" | null;
  text?: "large" | "largest" | "usual" | null;
  speed?: "fast" | "off" | "slow" | "usual" | null;
  sounds?: boolean | null;
  volume?: number | null;
  notices?: ("browser" | "flash" | "sound")[] | null;
  shortcuts?: ("end" | "only" | "take")[] | null;
  confirmations?: boolean | null;
  presence?: boolean | null;
};

export type PersonLine = {
  name: string;
  preferences: Preferences;
  rated: boolean;
  administrator: boolean;
};

export type SignUp = {
  name: string;
  label?: string;
};

export type SignIn = {
  label?: string;
  recovery?: string | null;
  credential?: Record<string, unknown> | null;
};

export type AddPasskey = {
  credential: Record<string, unknown>;
  label?: string;
};

export type Ceremony = {
  options: Record<string, unknown>;
};

export type DeviceInfo = {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
};

export type PasskeyInfo = {
  id: string;
  label: string;
  created: number;
  used: number | null;
};

export type Account = {
  id: string;
  name: string;
  picture: string;
  created: number;
  recovery: boolean;
  passkeys: PasskeyInfo[];
  devices: DeviceInfo[];
  preferences: Preferences;
  administrator: boolean;
};

export type AccountState = {
  account: Account | null;
  passkeys: boolean;
};

export type SignedUp = {
  recovery: string;
  account: Account;
};

export type WantRating = {
  rated: boolean;
};

export type LadderLine = {
  name: string;
  bot: string | null;
  rating: number;
  provisional: boolean;
  games: number;
  you: boolean;
  picture: string;
};

export type Ladder = {
  title: string;
  lines: LadderLine[];
};

export type Favourite = {
  plays_as: string;
  games: number;
  won: number;
};

export type TitleRecord = {
  title: string;
  games: number;
  places: number[];
  points: number | null;
  best: number | null;
  solo_games: number;
  best_solo: number | null;
  rating: number | null;
  provisional: boolean;
  favourites: Favourite[];
};

export type PastSeat = {
  name: string;
  bot: string | null;
  place: number;
  points: number;
  you: boolean;
};

export type PastGame = {
  table: string;
  title: string;
  at: number;
  seats: PastSeat[];
  verdict: string | null;
  counts: boolean;
  rated: boolean;
  ended: string | null;
};

export type Meeting = {
  title: string;
  games: number;
  before: number;
  after: number;
};

export type Opponent = {
  name: string;
  games: number;
  before: number;
  after: number;
  titles: Meeting[];
};

export type Badge = {
  code: "all-endings" | "all-titles" | "beat-hard" | "first-game" | "first-landing" | "old-friends";
  table: string;
  at: number;
};

export type Profile = {
  games: number;
  titles: TitleRecord[];
  past: PastGame[];
  opponents: Opponent[];
  badges: Badge[];
  rated: boolean;
};

export type Subscribe = {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
  language?: "de" | "en";
};

export type QuietHours = {
  begins: number;
  ends: number;
  zone: string;
};

export type Quiet = {
  hours: QuietHours | null;
};

export type PushDevice = {
  id: string;
  label: string;
  created: number;
};

export type PushState = {
  key: string | null;
  devices: PushDevice[];
  quiet: QuietHours | null;
};

export type PushTested = {
  delivered: number;
  devices: number;
};

export type TitleInfo = {
  id: string;
  rules: number;
  seats: number[];
  options: Record<string, unknown>;
  bots: string[];
  finished: boolean;
  longest: number;
  offered: Record<string, number[]>;
  minutes: [number, number] | null;
  weight: number | null;
  first_game: Record<string, unknown>;
  episodes: number;
  daily: boolean;
  verbs: ("challenge" | "learn" | "play")[];
  lessons: LessonLine[];
  primer: boolean;
};

export type Given = {
  language: "de" | "en";
  words: string;
  titles: TitleInfo[];
  offline: "here" | "offered" | null;
};

export type RuleInfo = {
  id: string;
  section: string;
  text: string;
};

export type Invite = {
  seat: number;
  token: string;
  path: string;
};

export type Freed = {
  invite: Invite | null;
};

export type Created = {
  table: TableInfo;
  invites: Invite[];
};

export type Claimed = {
  seat: number;
  table: TableInfo;
};

export type Me = {
  tables: MyTable[];
  notify: NotifyTarget | null;
  person: PersonLine | null;
  invitations: InvitationLine[];
};

export type MyTable = {
  id: string;
  title: string;
  status: "closed" | "over" | "running" | "stale" | "waiting";
  seats: number[];
  names: string[];
  asked: number[];
  host: boolean;
  changed: number;
  waits_for: number[];
  bots: number[];
  episode: number;
  carries: boolean;
  previous: string | null;
  following: string | null;
  lesson: LessonMark | null;
  begun: BegunInfo | null;
  puzzle: PuzzleMark | null;
  daily: string | null;
  since: number;
};

export type LegalPage = {
  viewer: number;
  entries: number;
  count: number;
  offset: number;
  legal: Choice[];
  next: Record<string, number>;
};

export type WhyNot = {
  target: string;
  refusal: Refusal | null;
};

export type Preview = {
  events: EventInfo[];
  reveals: boolean;
  refusal: Refusal | null;
  position: Position | null;
  gains: unknown;
};

export type Idea = {
  choice: Choice;
  points: number;
  sure: number | null;
  equal: boolean;
  reasons: ReasonInfo[];
  stands_out: boolean;
};

export type Hint = {
  entries: number;
  choice: Choice;
  ideas: Idea[];
};

export type DecidingTurn = {
  entry: number;
  last: number;
  seat: number;
  before: number;
  after: number;
  ends: boolean;
};

export type Decided = {
  winner: number | string;
  second: number | string | null;
  margin: number;
  kind: string | null;
  ahead: number;
  behind: number;
  turn: DecidingTurn | null;
};

export type Scores = {
  entries: number[];
  scores: number[][];
  decided: Decided | null;
};

export type Verified = {
  how: "replayed" | "sealed";
  good: boolean;
  first: number;
  entries: number;
  seal: string;
  begun: "other" | "same" | "unknown" | null;
};

export type SeenGame = {
  sternhafen_seen: number;
  table: string;
  title: string;
  rules: number;
  options: Record<string, unknown>;
  names: string[];
  viewer: number | null;
  seed_hash: string | null;
  entries: EntryInfo[];
  position: Position | null;
};

export type Entries = {
  viewer: number | null;
  total: number;
  entries: EntryInfo[];
};

export type NameInfo = {
  name: string | null;
};

export type NotifyResult = {
  delivered: boolean | null;
};

export type Health = {
  status: "down" | "ok";
  version: string;
  tables: number;
  sockets: number;
  database: "failing" | "full" | "ok" | "silent" | "unreachable";
};

export type Failure = {
  refusal: Refusal;
};

export type About = {
  imprint: string | null;
  privacy: string | null;
};

export type LimitLine = {
  name: string;
  value: string;
};

export type Overview = {
  version: string;
  people: number;
  tables: Record<string, number>;
  lines: number;
  reports: number;
  sockets: number;
  bytes: number | null;
  free: number | null;
  limits: LimitLine[];
};

export type PersonRow = {
  id: string;
  name: string;
  created: number;
  seen: number;
  tables: number;
  quota: number | null;
  banned: boolean;
  administrator: boolean;
};

export type TableRowInfo = {
  id: string;
  title: string;
  status: "closed" | "over" | "running" | "stale" | "waiting";
  seats: number;
  bots: number;
  listed: boolean;
  host: string;
  created: number;
  newest: number;
  lines: number;
};

export type ReportRow = {
  id: number;
  at: number;
  table: string;
  reporter: string;
  accused: string;
  name: string;
  text: string;
  said: string[];
  done: boolean;
  banned: boolean;
};

export type BanRow = {
  subject: string;
  until: number | null;
  reason: string;
};

export type AdminAct = {
  act: "ban" | "close" | "delete" | "quota" | "settle" | "unban";
  subject: string;
  days?: number | null;
  reason?: string;
  tables?: number | null;
  done?: boolean;
};

export type Acted = {
  act: string;
};

export type ReviewRow = {
  entry: number;
  seat: number;
  turn: number;
  expected: number[];
  luck: number[];
};

export type ReviewOption = {
  choice: Choice;
  points: number;
  worth: number;
};

export type JudgedMove = {
  entry: number;
  seat: number;
  options: ReviewOption[];
  played: number;
  loss: number;
  error: number;
  mark: "best" | "fine" | "inaccuracy" | "mistake";
  reasons: ReasonInfo[];
};

export type KeyMoment = {
  entry: number;
  seat: number;
  kind: "best" | "inaccuracy" | "luck" | "mistake";
  points: number;
  events: EventInfo[];
};

export type SeatReview = {
  result: number;
  usual: number;
  play: number;
  others: number;
  luck: number;
  rest: number;
  accuracy: number | null;
  marks: Record<string, number>;
};

export type ReviewInfo = {
  version: number;
  iterations: number;
  decisions: number;
  judged: number;
  rows: ReviewRow[];
  judgements: JudgedMove[];
  seats: SeatReview[];
  moments: KeyMoment[];
};

export type PlanWish = {
  seat: number;
  steps: unknown[];
  chosen?: string[] | null;
  offset?: number;
  target?: string | null;
  picked?: string[];
  action?: unknown;
};

export type PlannedStep = {
  choice: Choice;
  events: EventInfo[];
};

export type PlanInfo = {
  entries: number;
  digest: string;
  assumed: boolean;
  steps: PlannedStep[];
  ends: "illegal" | "open" | "over" | "reveal" | "turn" | "waits";
  refusal: Refusal | null;
  position: Position | null;
  before: number | null;
  expected: number | null;
  page: LegalPage | null;
  why: WhyNot | null;
  preview: Preview | null;
};

export type NewStudy = {
  name: string;
  own: string;
};

export type JoinStudy = {
  token: string;
  name: string;
};

export type StudyComment = {
  at: number;
  text: string;
  node?: number;
};

export type StudyPlay = {
  at: number;
  seat: number;
  action: unknown;
  node?: number;
};

export type StudyChapterName = {
  at: number;
  name: string;
};

export type StudyRename = {
  name: string;
};

export type ReportStudy = {
  author: number;
  text: string;
};

export type StudyLine = {
  id: string;
  name: string;
  title: string;
  table: string;
  changed: number;
  own: boolean;
};

export type StudyAuthor = {
  number: number;
  name: string;
  you: boolean;
};

export type StudyNote = {
  at: number;
  node: number;
  text: string;
  by: number;
};

export type StudyMove = {
  id: number;
  at: number;
  after: number;
  seat: number;
  choice: Choice;
};

export type StudyGameMove = {
  entry: number;
  seat: number;
  choice: Choice;
};

export type StudyChapter = {
  at: number;
  name: string;
};

export type StudyInfo = {
  id: string;
  table: string;
  title: string;
  name: string;
  changed: number;
  authors: StudyAuthor[];
  edits: boolean;
  own: boolean;
  notes: StudyNote[];
  moves: StudyMove[];
  chapters: StudyChapter[];
  game: StudyGameMove[];
  lines: number;
  node: number;
};

export type StudyLink = {
  token: string;
};

export type FromClient = Hello | Play | Undo | Restart | Redo | TakeBack | Resume | Consent | SeatAnswer | CallVote | CastVote | Resign | Ready | Reveal | Chat | Proceed | Back | PlayOn | ShowSolution | ProposeDate | AnswerDate | SetRoom | Mark | Check | Ping;

export type FromServer = Welcome | TableChanged | Played | Missed | PositionNow | Chatted | ClocksNow | Presence | Ack | Refused | Problem | Pong | Goodbye;
