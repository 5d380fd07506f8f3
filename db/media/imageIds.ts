const named = /\bimages\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** Returns the ids of stored images in a text (HTML or an `image_url`), without duplicates. */
export function imageIds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(named), ([, id = '']) => id))];
}
