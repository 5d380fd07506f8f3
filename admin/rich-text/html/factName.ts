/** As the server reads the value of a `<data>` element: a fact's key, then perhaps a day and a form. */
const written = /^([a-z0-9]+(?:-[a-z0-9]+)+)(?: @(\d{4}-\d\d-\d\d))?(?: (in words|as of|since))?$/;

export interface FactName {
  key: string;
  /** ISO date; absent where the value in force is meant. */
  day: string | undefined;
  form: string | undefined;
}

/** @returns undefined for what names no fact. */
export function parseFactName(value: string): FactName | undefined {
  const [, key, day, form] = written.exec(value) ?? [];
  return key === undefined ? undefined : { key, day, form };
}

/** Whether an element is a fact, of which its name and its text are kept. */
export const isFact = (element: Element): boolean =>
  element.localName === 'data' &&
  element.textContent !== '' &&
  parseFactName(element.getAttribute('value') ?? '') !== undefined;
