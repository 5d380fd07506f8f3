export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Why a file can't be an image of a post, or undefined. The server looks at its bytes once more. */
export function imageProblem(file: File | undefined): string | undefined {
  if (!file) return 'No file selected. Please choose an image.';
  if (!imageTypes.includes(file.type)) {
    return 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.';
  }
  return undefined;
}
