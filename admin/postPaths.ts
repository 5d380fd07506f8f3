/** Where the list of posts is; what it shows is the resource `posts`. */
export const postsPath = '/blogs';

export const editPath = (id: string): string => `${postsPath}/${encodeURIComponent(id)}`;

/**
 * The address of a post's history.
 * @param compared `from` and `to`: 'live', 'draft' or a version's id; or `at`, the time (ISO text) of
 * the publishing whose changes are to be shown.
 */
export function historyPath(
  id: string,
  compared?: { from: string; to: string } | { at: string },
): string {
  const path = `${postsPath}/edit/${encodeURIComponent(id)}/history`;
  return compared ? `${path}?${new URLSearchParams(compared)}` : path;
}
