const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxBytes = 5 * 1024 * 1024;

export const imageAccept = imageTypes.join(',');

/** Why a file can't become an image of the article. */
export function imageProblem(file: File): string | undefined {
  if (!imageTypes.includes(file.type)) {
    return 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.';
  }
  if (file.size > maxBytes) return 'File is too large. Maximum size is 5MB.';
}

export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
