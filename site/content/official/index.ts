import { type DatedFigure, inForce } from './dated';
import { officialPoints } from './officialPoints';

export type OfficialFigure = keyof typeof officialPoints;

const isOfficial = (key: string): key is OfficialFigure => Object.hasOwn(officialPoints, key);

/**
 * Returns a figure of the official points test on a day.
 * @param on ISO date; default: the newest value.
 * @throws RangeError if it had no value yet.
 */
export function officialFigure(key: OfficialFigure, on = '9999-12-31'): DatedFigure {
  const values: readonly DatedFigure[] = officialPoints[key];
  const value = inForce(values, on);
  if (!value) throw new RangeError(`The official figure ${key} has no value on ${on}.`);
  return value;
}

/** Returns points, or the number at the beginning of a figure such as '10 years'. */
export const officialNumber = (key: OfficialFigure, on?: string) =>
  Number.parseInt(officialFigure(key, on).value, 10);

const named = /\{\{([^{} ]+)( in words)?\}\}/g;

/**
 * Fills in figures of the official test, such as `{{points-age-limit}}` or `{{points-work-window in
 * words}}`. Leaves facts for later.
 * @param on ISO date; default: the newest values.
 */
export function withOfficial<T>(content: T, on?: string): T {
  return JSON.parse(JSON.stringify(content), (_, inner) =>
    typeof inner === 'string' ? fillFigures(inner, on) : inner,
  );
}

function fillFigures(text: string, on: string | undefined): string {
  return text.replace(named, (name, key: string, inWords?: string) => {
    if (!isOfficial(key)) return name;
    const { value, words } = officialFigure(key, on);
    return inWords ? (words ?? value) : value;
  });
}
