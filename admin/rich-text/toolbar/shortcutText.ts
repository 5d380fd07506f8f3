const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);

/** `Mod-Shift-x` as the reader's keyboard has it. */
export function shortcutText(shortcut: string): string {
  return shortcut
    .split('-')
    .map((key) =>
      key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
}
