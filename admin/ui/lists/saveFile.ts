export const saveFile = (name: string, type: string, text: string): void =>
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));

export async function saveFolder(name: string, files: Record<string, string>): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([file, text]) => [file, strToU8(text)]);
  save(name, new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' }));
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Slow browsers may still need it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
