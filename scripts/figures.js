// Part of `npm run check`: no amount, time, age or percentage of a visa stands in a text as it is, and
// texts name only facts that there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exceptions } from './figureExceptions.js';

const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const count = `(?:\\d[\\d,.]*(?:[–-]\\d[\\d,.]*)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|${tens}(?:-[a-z]+)?)`;
const unit = '(?:hours?|days?|weeks?|months?|years?|per cent|words)';
const literal = new RegExp(
  [
    String.raw`A?\$\d[\d,]*`,
    String.raw`\b${count}[ -](?:(?:calendar|academic|working|full) )?${unit}\b`,
    String.raw`\d ?%`,
    String.raw`\b(?:under|over|aged|at least|up to|only)\s\d+\b(?!\.\d)`,
    String.raw`\b\d+ (?:or (?:under|over)|in (?:total|all))\b`,
    String.raw`\b(?:IELTS|PTE(?: Academic)?|TOEFL(?: iBT)?|OET|mark (?:is|of)) \d`,
    String.raw`\b\d+ points\b`,
    String.raw`\bwithin (?:the|a) (?:week|fortnight|month|year)\b`,
    // A cell of a table that is a figure and nothing else.
    String.raw`<td>\s*[\d.,–-]+\s*</td>`,
    String.raw`[[,] '(?:\d\.\d|\d[\d.]*–\d[\d.]*)'(?=[,\]])`,
  ].join('|'),
  'gi',
);
/** JSX has a space behind its braces. */
const named = /\{\{(\S[^{}]*)\}\}/g;
const name = /^([a-z0-9-]+)(?: @\d{4}-\d\d-\d\d)?(?: (?:in words|as of|since))?$/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * What is wrong in some texts, a line each.
 * @param {readonly { file: string, text: string }[]} texts
 * @param {ReadonlySet<string>} keys of the facts and of the official test's points.
 * @param {readonly string[]} allowed phrases that may stand as they are.
 */
export function problemsIn(texts, keys, allowed) {
  const read = texts.map(({ file, text }) => ({
    file,
    text: text.replace(comments, ' ').replace(/\s+/g, ' '),
  }));
  const unused = allowed
    .filter((phrase) => !read.some(({ text }) => text.includes(phrase)))
    .map((phrase) => `scripts/figureExceptions.js: no text has “${phrase}” any more`);
  return read
    .flatMap(({ file, text }) => {
      const rest = allowed.reduce((left, phrase) => left.replaceAll(phrase, '…'), text);
      const figures = [...rest.matchAll(literal)].map(({ 0: found, index }) => {
        const around = rest.slice(Math.max(0, index - 30), index + found.length + 20);
        return `${file}: “${around}” has a figure. Make it a fact in db/seed/facts and name it {{key}}.`;
      });
      const unknown = Array.from(text.matchAll(named), ([, written = '']) => written)
        .filter((written) => !keys.has(name.exec(written)?.[1] ?? ''))
        .map((written) => `${file}: there is no fact {{${written}}}.`);
      return [...figures, ...unknown];
    })
    .concat(unused);
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} folder @param {RegExp} kept */
function filesIn(folder, kept) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => kept.test(file) && !/\.test\.tsx?$|\/articles\/index\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** @param {string} folder */
function keysIn(folder) {
  return filesIn(folder, /\.ts$/).flatMap(({ text }) =>
    Array.from(text.matchAll(/^ {2}'([a-z0-9-]+)':/gm), ([, key = '']) => key),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The tables of the official test are what its texts are made from.
  const texts = [...filesIn('site', /\.tsx?$/), ...filesIn('db/seed/articles', /\.ts$/)].filter(
    ({ file }) => !file.startsWith('site/content/official/'),
  );
  const keys = new Set([...keysIn('db/seed/facts'), ...keysIn('site/content/official')]);
  const problems = problemsIn(texts, keys, Object.values(exceptions).flat());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
