/** The result of one check. */
export interface Finding {
  /** `do`: wrong until the operator does `remedy`. `note`: worth knowing. */
  state: 'ok' | 'note' | 'do';
  found: string;
  remedy?: string | undefined;
}

export const ok = (match: string): Finding => ({ state: 'ok', found: match });
export const note = (match: string, remedy?: string): Finding => ({
  state: 'note',
  found: match,
  remedy,
});
export const bad = (match: string, remedy: string): Finding => ({
  state: 'do',
  found: match,
  remedy,
});
/** Returns `ok`, or `do` with what to do. */
export const judged = (isRight: boolean, match: string, remedy: string) =>
  isRight ? ok(match) : bad(match, remedy);

const marks = { ok: 'ok  ', note: 'note', do: 'DO  ' };

/** Formats a finding as one line, with its remedy below. */
export function findingLines(what: string, { state, found: match, remedy }: Finding): string {
  const line = `${marks[state]}  ${what}: ${match}`;
  return remedy ? `${line}\n      → ${remedy}` : line;
}
