// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Actions = {
  Dig: { dice: number };
  Return: object;
};
