export const saveFile = (name: string, type: string, text: string): void =>
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** @param files texts, or bytes, by name. */
export async function saveFolder(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  save(name, new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' }));
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Slow browsers may still need it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
