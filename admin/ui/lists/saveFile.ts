/** Saves text as a file through the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Slow browsers may still need it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
