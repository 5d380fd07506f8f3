import { isFileName } from './fileName';
import type { Field } from './resource';

const maxAltLength = 500;

/** Explains why a text is unsuitable as alt text, or returns undefined. */
export function altTextProblem(alt: string | null): string | undefined {
  if (!alt) return undefined;
  if (isFileName(alt)) return 'A file name doesn’t describe the image. Say what it shows.';
  if (alt.length > maxAltLength) return `Alt text is too long: ${maxAltLength} characters at most.`;
  return undefined;
}

const percent = { kind: 'number', min: 0, max: 100, initial: 50, isOptional: true } as const;

/** What is said of an image. */
export const mediaFields = {
  alt: {
    kind: 'alt',
    label: 'Alt text',
    max: maxAltLength,
    isOptional: true,
    problem: altTextProblem,
  },
  focus_x: { ...percent, label: 'Focal point, % from the left' },
  focus_y: { ...percent, label: 'Focal point, % from the top' },
  name: { label: 'Name', max: 200, isOptional: true },
} as const satisfies Record<string, Field>;
