import { parseFactName } from '../../../shared/facts';

/** Whether an element is a fact, of which its name and its text are kept. */
export const isFact = (element: Element): boolean =>
  element.localName === 'data' &&
  element.textContent !== '' &&
  parseFactName(element.getAttribute('value') ?? '') !== undefined;
