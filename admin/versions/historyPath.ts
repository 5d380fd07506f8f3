/**
 * The address of a post's history.
 * @param at the time (ISO text) of the publishing whose changes are to be shown.
 */
export const historyPath = (id: string, at?: string): string =>
  `/blogs/edit/${encodeURIComponent(id)}/history${at ? `?${new URLSearchParams({ at })}` : ''}`;
