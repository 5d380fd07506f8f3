/** The link of a list that an arrow key, Home or End leads to; none for other keys. */
export function nextLink(
  key: string,
  list: HTMLElement | null,
  focused: Element | null,
): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  if (key === 'ArrowDown') return links[(at + 1) % links.length];
  if (at === -1) return undefined;
  if (key === 'ArrowUp') return links.at(at - 1);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
}
