export interface ClipboardText {
  html: string;
  plain: string;
}

/** What is on the clipboard; nothing where the browser or its user doesn't allow a look. */
export async function readClipboard(): Promise<ClipboardText | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { html: await read('text/html'), plain: await read('text/plain') };
  } catch {
    return undefined;
  }
}
