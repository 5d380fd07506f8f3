import { isFileName } from '../../shared/fileName';

const maxLength = 500;

/** Why words can't describe a picture, or undefined. */
export function wordsProblem(words: string | null): string | undefined {
  if (!words) return undefined;
  if (isFileName(words)) return 'A file name doesn’t describe the picture. Say what it shows.';
  return words.length > maxLength ? `${maxLength} characters at most.` : undefined;
}
