// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Actions = {
  Deploy: { die: number; station: number; by: number };
  Idle: { die: number };
  Propose: { target: number };
  Assign: { seat: number; die: number; by: number; left: number };
  Share: { payer: number; res: number; amount: number };
  Agree: object;
  Decline: object;
  Ready: object;
  Pass: object;
  PickOption: { option: number };
  PickSeat: { seat: number };
  PickResource: { res: number };
  PickSystem: { system: number };
  PickRoom: { room: number };
  PickStation: { station: number };
  PickTask: { task: number };
  PickDie: { seat: number; die: number };
  SetDie: { seat: number; die: number; value: number };
  TakeCard: { deck: number; card: number };
  SpendData: { amount: number };
  Provide: { amount: number };
  Join: { die: number; by: number };
  DrawAlone: object;
  UseRule: { rule: number };
  Instead: { rule: number; action: number };
  Buy: { skill: number; drops: number };
  PlayFile: { file: number };
  ChangeDie: { die: number; value: number };
  UseFreely: { rule: number };
};
