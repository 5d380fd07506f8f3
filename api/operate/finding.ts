/** The result of one check. */
export interface Finding {
  /** `do`: wrong until the operator does `remedy`. `note`: worth knowing. */
  state: 'ok' | 'note' | 'do';
  found: string;
  remedy?: string | undefined;
}

export const ok = (text: string): Finding => ({ state: 'ok', found: text });
export const note = (text: string, remedy?: string): Finding => ({
  state: 'note',
  found: text,
  remedy,
});
export const bad = (text: string, remedy: string): Finding => ({
  state: 'do',
  found: text,
  remedy,
});
/** Returns `ok`, or `do` with what to do. */
export const judged = (isRight: boolean, text: string, remedy: string) =>
  isRight ? ok(text) : bad(text, remedy);

const marks = { ok: 'ok  ', note: 'note', do: 'DO  ' };

export function findingLines(what: string, { state, found, remedy }: Finding): string {
  const line = `${marks[state]}  ${what}: ${found}`;
  return remedy ? `${line}\n      → ${remedy}` : line;
}
