const maxBytes = 5 * 1024 * 1024;
/** The longest sides that are tried, in pixels: twice what a page shows at its widest, and less. */
const longestSides = [2880, 2048, 1440];
const quality = 0.88;

/**
 * A still picture that is larger than the server takes, made smaller; any other as it is.
 * @throws Error with the message for the editor, where it moves or this browser can't read it.
 */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= maxBytes) return file;
  const bitmap = (await isMoving(file)) ? undefined : await readPicture(file);
  if (bitmap) {
    // What may be transparent stays so.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    try {
      for (const longest of longestSides) {
        const blob = await drawn(bitmap, longest, type);
        if (blob && blob.size <= maxBytes) return new File([blob], file.name, { type: blob.type });
      }
    } finally {
      bitmap.close();
    }
  }
  throw new Error('File is too large. Maximum size is 5MB.');
}

const readPicture = (file: File): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file).catch(() => undefined);

/** Whether it has several frames, of which a canvas would keep one. A large GIF nearly always has. */
async function isMoving(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  const head = new TextDecoder('latin1').decode(await file.slice(0, 65_536).arrayBuffer());
  return head.includes(file.type === 'image/png' ? 'acTL' : 'ANIM') && file.type !== 'image/jpeg';
}

function drawn(bitmap: ImageBitmap, longest: number, type: string): Promise<Blob | null> {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
