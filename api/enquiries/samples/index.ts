import honest from './honest.txt?raw';
import spam from './spam.txt?raw';

/** One message a line, with `\n` where it breaks. A line more teaches the filter. */
const messages = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'));

/** Messages that sell or trick, made up after what forms are sent. */
export const spamSamples = messages(spam);
/** Messages that people might send a migration agent, made up. */
export const honestSamples = messages(honest);
