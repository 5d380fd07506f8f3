/** One thing that was looked at. */
export interface Finding {
  /** `do`: something is wrong until the operator does `remedy`. `note`: worth knowing. */
  state: 'ok' | 'note' | 'do';
  what: string;
  found: string;
  remedy?: string;
}

const finding =
  (state: Finding['state']) =>
  (what: string, found: string, remedy?: string): Finding => ({
    state,
    what,
    found,
    ...(remedy !== undefined && { remedy }),
  });

export const ok = finding('ok');
export const note = finding('note');
export const bad = finding('do');

/** A finding as one line, with its remedy below. */
export function findingLines({ state, what, found, remedy }: Finding): string {
  const mark = { ok: 'ok  ', note: 'note', do: 'DO  ' }[state];
  const line = `${mark}  ${what}: ${found}`;
  return remedy && state !== 'ok' ? `${line}\n      → ${remedy}` : line;
}
