import type { KeyboardEvent } from 'react';

const dialogs: Record<string, string> = { k: 'link', f: 'find', h: 'find' };

/** Name of the dialog that a key opens while the editor has the focus. */
export function dialogShortcuts(event: KeyboardEvent): string | undefined {
  const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return isPlain ? dialogs[event.key.toLowerCase()] : undefined;
}
