/** Path of the list of posts, whose resource is `posts`. */
export const postsPath = '/blogs';

export const editPath = (id: string): string => `${postsPath}/${encodeURIComponent(id)}`;

/**
 * Returns the path of a post's history.
 * @param compared `from` and `to`: 'live', 'draft' or a version's id; or `at`, the time (ISO text)
 *   of the publication whose changes to show.
 */
export function historyPath(
  id: string,
  compared?: { from: string; to: string } | { at: string },
): string {
  const path = `${postsPath}/edit/${encodeURIComponent(id)}/history`;
  return compared ? `${path}?${new URLSearchParams(compared)}` : path;
}
