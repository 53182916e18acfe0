// The server's HTTP part: one function a request, typed by the schema.

import type {
  About,
  Accepted,
  AccountState,
  Acted,
  AdminAct,
  AskHint,
  AddPasskey,
  Again,
  BanRow,
  Ceremony,
  Claimed,
  Created,
  DailyInfo,
  DailyList,
  DailyWish,
  Entries,
  Failure,
  Freed,
  Friends,
  Group,
  Hint,
  Invite,
  Ladder,
  LearnWish,
  LegalPage,
  Manner,
  MannerLine,
  Me,
  NewTable,
  Notify,
  NotifyResult,
  Overview,
  PlanInfo,
  PlanWish,
  PracticeWish,
  PersonRow,
  Position,
  Preferences,
  Preview,
  Profile,
  PuzzleList,
  PuzzleWish,
  PushState,
  PushTested,
  QuietHours,
  Refusal,
  Reported,
  ReportRow,
  ReviewInfo,
  RuleInfo,
  Scores,
  SeatManner,
  SignedUp,
  SignIn,
  SignUp,
  StudyComment,
  StudyInfo,
  StudyLine,
  StudyLink,
  StudyPlay,
  Subscribe,
  TableInfo,
  TableRowInfo,
  TitleInfo,
  Try,
  Verified,
  WantRating,
  WhyNot,
} from "./protocol.gen";
import { fileAddress, transport, type Answer as Carried } from "./transport/transport";

/** The server's no, or that it could not be reached. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const UNREACHED: Refusal = { code: "unreached", id: "web-no-connection", args: {}, rule: "" };

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Carried;
  try {
    const carrier = await transport();
    answer = await carrier.ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refused(UNREACHED);
  }
  if (answer.ok) return JSON.parse(answer.text) as Answer;
  let refusal = UNREACHED;
  try {
    refusal = (JSON.parse(answer.text) as Failure).refusal;
  } catch {
    // a proxy's error page; what it says is nothing for players
  }
  throw new Refused(refusal);
}

async function file<Content>(path: string): Promise<Content> {
  const answer = await fetch(fileAddress(path)).catch(() => null);
  if (!answer?.ok) throw new Refused(UNREACHED);
  return (await answer.json()) as Content;
}

const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
const post = <Answer>(path: string, body?: unknown): Promise<Answer> => ask("POST", path, body);

function table(id: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

type Viewer = number | null;

/** What may be asked about moves is asked at a table, or at a place of a study, which stands in the stead of a table's id. */
const PLACE = /^study:([0-9a-f]+):(\d+):(\d+)$/;
export const placeOf = (study: string, at: number, node: number): string => `study:${study}:${at}:${node}`;

function moves(id: string, what: string, asked: string): string {
  const place = PLACE.exec(id);
  if (!place) return table(id, `/${what}${asked}`);
  return ofStudy(place[1] ?? "", `/${what}${asked}${asked ? "&" : "?"}at=${place[2]}&node=${place[3]}`);
}

/** How many actions are fetched at once where a position does not list them all. */
const LEGAL_PAGE = 500;

function query(viewer: Viewer, more: Record<string, string | number | readonly string[]> = {}): string {
  const found = new URLSearchParams();
  if (viewer !== null) found.set("viewer", String(viewer));
  for (const [name, value] of Object.entries(more)) {
    if (typeof value === "object") for (const one of value) found.append(name, one);
    else found.set(name, String(value));
  }
  const text = found.toString();
  return text ? `?${text}` : "";
}

export const titles = () => get<TitleInfo[]>("/api/titles");
export const me = () => get<Me>("/api/me");
export const notifyMe = (wanted: Notify) => ask<NotifyResult>("PUT", "/api/me/notify", wanted);
export const account = () => get<AccountState>("/api/me/account");
export const signUp = (wanted: SignUp) => post<SignedUp>("/api/me/account", wanted);
export const signInOptions = () => post<Ceremony>("/api/sign-in/options");
export const signIn = (wanted: SignIn) => post<AccountState>("/api/sign-in", wanted);
export const signOut = () => post<AccountState>("/api/me/sign-out");
export const endDevice = (id: string) => ask<AccountState>("DELETE", `/api/me/devices/${id}`);
export const newCode = () => post<SignedUp>("/api/me/recovery");
export const passkeyOptions = () => post<Ceremony>("/api/me/passkeys/options");
export const addPasskey = (wanted: AddPasskey) => post<AccountState>("/api/me/passkeys", wanted);
export const dropPasskey = (id: string) => ask<AccountState>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`);
export const renameMe = (name: string) => ask<AccountState>("PUT", "/api/me/name", { name });
export const setPreferences = (wanted: Preferences) => ask<Preferences>("PUT", "/api/me/preferences", wanted);
export const profile = () => get<Profile>("/api/me/profile");
export const wantRating = (wanted: WantRating) => ask<Profile>("PUT", "/api/me/rated", wanted);
export const ladder = (title: string) => get<Ladder>(`/api/ladder/${encodeURIComponent(title)}`);
export const exportMe = "/api/me/export";
export const deleteMe = () => ask<AccountState>("DELETE", "/api/me");
export const manners = () => get<MannerLine[]>("/api/me/manners");
export const dropManner = (id: string) => ask<MannerLine[]>("DELETE", `/api/me/manners/${id}`);
export const mannersAt = (id: string) => get<SeatManner[]>(table(id, "/manners"));
export const setManner = (id: string, seat: number, wanted: Manner) =>
  ask<SeatManner[]>("PUT", table(id, `/seats/${seat}/manner`), wanted);
export const report = (id: string, seat: number, text: string) =>
  post<Reported>(table(id, `/seats/${seat}/report`), { text });
export const friends = () => get<Friends>("/api/me/friends");
export const invite = (id: string, friend: string, name: string) =>
  post<Friends>(table(id, "/invite"), { friend, name });
export const accept = (id: string, name: string) => post<Accepted>(`/api/me/invitations/${id}`, { name });
export const refuse = (id: string) => ask<Friends>("DELETE", `/api/me/invitations/${id}`);
export const newGroup = (name: string, own: string) => post<Group>("/api/groups", { name, own });
const ofGroup = (id: string, rest = ""): string => `/api/groups/${encodeURIComponent(id)}${rest}`;
export const group = (id: string) => get<Group>(ofGroup(id));
export const leaveGroup = (id: string) => ask<Friends>("DELETE", ofGroup(id));
export const inviteToGroup = (id: string, friend: string, name: string) =>
  post<Group>(ofGroup(id, "/invite"), { friend, name });
export const sayToGroup = (id: string, text: string) => post<Group>(ofGroup(id, "/chat"), { text });
export const proposeGroupDate = (id: string, at: number) => post<Group>(ofGroup(id, "/dates"), { at });
export const answerGroupDate = (id: string, date: number, yes: boolean) =>
  ask<Group>("PUT", ofGroup(id, `/dates/${date}`), { yes });
export const setGroupTable = (id: string, at: string | null, name: string) =>
  ask<Group>("PUT", ofGroup(id, "/table"), { table: at, name });
export const pushState = () => get<PushState>("/api/me/push");
export const subscribe = (wanted: Subscribe) => post<PushState>("/api/me/push", wanted);
export const unsubscribe = (id: string) => ask<PushState>("DELETE", `/api/me/push/${id}`);
export const testPush = () => post<PushTested>("/api/me/push/test");
export const setQuiet = (hours: QuietHours | null) => ask<PushState>("PUT", "/api/me/quiet", { hours });
export const about = () => get<About>("/api/about");
export const overview = () => get<Overview>("/api/admin");
export const adminPeople = (named: string) => get<PersonRow[]>(`/api/admin/people${query(null, { named })}`);
export const adminTables = (status: string) =>
  get<TableRowInfo[]>(`/api/admin/tables${query(null, status ? { status } : {})}`);
export const adminReports = () => get<ReportRow[]>("/api/admin/reports");
export const adminBans = () => get<BanRow[]>("/api/admin/bans");
export const adminAct = (wanted: AdminAct) => post<Acted>("/api/admin/acts", wanted);
export const openTables = () => get<TableInfo[]>("/api/tables");
export const tableInfo = (id: string) => get<TableInfo>(table(id));
export const newTable = (wanted: NewTable) => post<Created>("/api/tables", wanted);
export const newLesson = (wanted: LearnWish) => post<Created>("/api/lessons", wanted);
export const newPuzzle = (wanted: PuzzleWish) => post<Created>("/api/puzzles", wanted);
export const puzzles = (title: string) => get<PuzzleList>(`/api/puzzles/${title}`);
export const dailyList = () => get<DailyList>("/api/daily");
export const daily = (title: string, day: string | null) =>
  get<DailyInfo>(`/api/daily/${title}${query(null, day ? { day } : {})}`);
export const beginDaily = (wanted: DailyWish) => post<Created>("/api/daily", wanted);
export const importRecord = (record: unknown) => post<Created>("/api/import", record);
export const claim = (id: string, name: string, token: string | null) =>
  post<Claimed>(table(id, "/claim"), { name, token });
export const rename = (id: string, seat: number, name: string) =>
  post<TableInfo>(table(id, `/seats/${seat}/name`), { name });
export const handOver = (id: string, seat: number, bot: string | null) =>
  post<TableInfo>(table(id, `/seats/${seat}/bot`), { bot });
export const reassign = (id: string, seat: number) => post<Freed>(table(id, `/seats/${seat}/reassign`));
export const device = (id: string, seat: number) => post<Invite>(table(id, `/seats/${seat}/device`));
export const reopen = (id: string) => post<TableInfo>(table(id, "/reopen"));
export const close = (id: string) => post<TableInfo>(table(id, "/close"));
export const handOn = (id: string, seat: number) => post<TableInfo>(table(id, "/host"), { seat });
export const spectators = (id: string, allowed: boolean) => post<TableInfo>(table(id, "/spectators"), { allowed });
export const again = (id: string, wanted: Again) => post<Created>(table(id, "/again"), wanted);
export const position = (id: string, viewer: Viewer, at: number | null) =>
  get<Position>(table(id, `/position${query(viewer, at === null ? {} : { at })}`));
export const entries = (id: string, viewer: Viewer, from: number) =>
  get<Entries>(table(id, `/entries${query(viewer, { from, limit: 200 })}`));
export const legal = (id: string, viewer: Viewer, chosen: readonly string[], offset = 0) =>
  get<LegalPage>(moves(id, "legal", query(viewer, { chosen, offset, limit: LEGAL_PAGE })));
export const why = (id: string, viewer: Viewer, target: string, picked: readonly string[]) =>
  get<WhyNot>(moves(id, "why", query(viewer, { target, picked })));
export const preview = (id: string, wanted: Try) => post<Preview>(moves(id, "preview", ""), wanted);
export const hint = (id: string, wanted: AskHint) => post<Hint>(table(id, "/hint"), wanted);
export const scores = (id: string) => get<Scores>(table(id, "/scores"));
export const review = (id: string) => get<ReviewInfo>(table(id, "/review"));
export const plan = (id: string, wanted: PlanWish) => post<PlanInfo>(table(id, "/plan"), wanted);
export const practise = (id: string, wanted: PracticeWish) => post<Created>(table(id, "/practice"), wanted);
const ofStudy = (id: string, rest = ""): string => `/api/studies/${encodeURIComponent(id)}${rest}`;
export const studies = () => get<StudyLine[]>("/api/me/studies");
export const newStudy = (id: string, name: string, own: string) =>
  post<StudyInfo>(table(id, "/studies"), { name, own });
export const study = (id: string) => get<StudyInfo>(ofStudy(id));
export const dropStudy = (id: string) => ask<StudyLine[]>("DELETE", ofStudy(id));
export const importStudy = (file: unknown) => post<StudyInfo>("/api/studies/import", file);
export const nameStudy = (id: string, name: string) => ask<StudyInfo>("PUT", ofStudy(id, "/name"), { name });
export const commentStudy = (id: string, wanted: StudyComment) =>
  ask<StudyInfo>("PUT", ofStudy(id, "/comments"), wanted);
export const nameChapter = (id: string, at: number, name: string) =>
  ask<StudyInfo>("PUT", ofStudy(id, "/chapters"), { at, name });
export const playInStudy = (id: string, wanted: StudyPlay) => post<StudyInfo>(ofStudy(id, "/moves"), wanted);
export const dropFromStudy = (id: string, node: number) => ask<StudyInfo>("DELETE", ofStudy(id, `/moves/${node}`));
export const studyPosition = (id: string, at: number, node: number) =>
  get<Position>(ofStudy(id, `/position${query(null, { at, node })}`));
export const linkStudy = (id: string) => post<StudyLink>(ofStudy(id, "/link"));
export const joinStudy = (id: string, token: string, name: string) =>
  post<StudyInfo>(ofStudy(id, "/join"), { token, name });
export const reportStudy = (id: string, author: number, text: string) =>
  post<Reported>(ofStudy(id, "/report"), { author, text });
export const studyFile = (id: string) => ofStudy(id, "/export");
export const studyLesson = (id: string, seat: number) => get<unknown>(ofStudy(id, `/lesson?seat=${seat}`));
export const verify = (id: string) => get<Verified>(table(id, "/verify"));
export const exportPath = (id: string, viewer: Viewer) => table(id, `/export${query(viewer)}`);
export const rules = (language: string, title: string) => file<RuleInfo[]>(`/rules/${language}/${title}.json`);

/** Returns what went wrong as a refusal, whatever was thrown. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : UNREACHED;
}
