import { assessmentSteps } from '../../content/assessmentQuestions';
import type { Answers } from './recommend';

const storageName = 'visa-assessment';
export const noAnswers: Answers = {};

const questions = assessmentSteps.flatMap((step) => step.questions);
const listeners = new Set<() => void>();
let kept: Answers | undefined;

/** The answers of this tab, until it is closed; they survive a reload and a look at another page. */
export function storedAnswers(): Answers {
  kept ??= read();
  return kept;
}

/** Where the browser gives no room for them, they last as long as the page. */
export function storeAnswers(answers: Answers): void {
  kept = answers;
  try {
    if (answers === noAnswers) window.sessionStorage.removeItem(storageName);
    else window.sessionStorage.setItem(storageName, JSON.stringify(answers));
  } catch {
    // Storage that is full or forbidden loses nothing that the visitor sees.
  }
  for (const listener of listeners) listener();
}

export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Answers {
  try {
    return knownAnswers(JSON.parse(window.sessionStorage.getItem(storageName) ?? '{}'));
  } catch {
    return noAnswers;
  }
}

/** What is left of `stored` that the form could have written: an older form may have asked otherwise. */
export function knownAnswers(stored: unknown): Answers {
  const values = new Map(Object.entries(Object(stored)));
  const known = questions.flatMap(({ name, options }) => {
    const value = values.get(name);
    const fits = options
      ? value === '' || options.some(({ id }) => id === value)
      : typeof value === 'string';
    return fits ? [[name, value]] : [];
  });
  return known.length === 0 ? noAnswers : Object.fromEntries(known);
}
