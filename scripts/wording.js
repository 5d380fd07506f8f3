// Part of `npm run check`: refuses the words of docs/glossary.md's last table in names, comments and messages.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
// Unstable, but the version is pinned: TypeScript 7 has no other way to its syntax trees.
import {
  forEachLeadingCommentRange,
  forEachTrailingCommentRange,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { exceptions } from './wordingExceptions.js';

/** @typedef {'names' | 'comments' | 'messages'} Kind */
/** @typedef {{ word: string, better: string, kinds: readonly string[], matches: (text: string) => boolean }} Rule */

const skipped =
  /(^|\/)(content|seed|replay|migrations)\/|\.test\.tsx?$|^e2e\/|spamSeeds|testQuestions/;

/**
 * Parses the rules of the glossary's last table.
 * @param {string} glossary Markdown.
 * @returns {Rule[]}
 */
export function rulesIn(glossary) {
  const table = glossary.slice(glossary.indexOf('## Refused words'));
  return [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, word = '', better = '', kinds = '']) => {
      const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const phrase = new RegExp(`(?<![\\w-])${plain}(?![\\w-])`, 'i');
      return {
        word,
        better: better.trim(),
        kinds: kinds.trim().split(', '),
        matches: (text) => phrase.test(text),
      };
    },
  );
}

/**
 * Collects the refused words of one file.
 * @param {string} text
 * @param {readonly Rule[]} rules
 */
function checker(text, rules) {
  /** @type {{ line: number, kind: Kind, text: string, rule: Rule }[]} */
  const problems = [];
  /** @type {(kind: Kind, part: string, position: number) => void} */
  const check = (kind, part, position) => {
    for (const rule of rules) {
      const isRefused = kind === 'names' ? rule.word === part : rule.matches(part);
      if (!isRefused || !rule.kinds.includes(kind)) continue;
      const line = text.slice(0, position).split('\n').length;
      problems.push({ line, kind, text: part.slice(0, 100), rule });
    }
  };
  return { problems, check };
}

/**
 * Finds refused words in a style sheet: in its comments, and as names of classes.
 * @param {string} text of the file.
 * @param {readonly Rule[]} rules
 */
export function refusedInStyles(text, rules) {
  const { problems, check } = checker(text, rules);
  for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\//g)) {
    check('comments', comment.replace(/\s+/g, ' '), index);
  }
  for (const { 1: name = '', index } of text.matchAll(/\.([a-z][\w-]*)/g)) {
    check('names', name, index);
    // As a class is written: `working-copy`.
    check('messages', name.replaceAll('-', ' '), index);
  }
  return problems;
}

/**
 * Finds refused words in one source file.
 * @param {string} text of the file.
 * @param {import('typescript/unstable/ast').SourceFile} tree
 * @param {readonly Rule[]} rules
 */
export function refusedIn(text, tree, rules) {
  const { problems, check } = checker(text, rules);
  const seen = new Set();
  /** @type {(start: number, end: number) => void} */
  const comment = (start, end) => {
    if (seen.has(start)) return;
    seen.add(start);
    const plain = text.slice(start, end).replace(/^\/\*+|\*+\/$|^\/\/|\n\s*(\*|\/\/)/g, ' ');
    check('comments', plain.replace(/\s+/g, ' ').trim(), start);
  };
  /** @type {(node: import('typescript/unstable/ast').Node) => void} */
  const visit = (node) => {
    if (node.kind !== SyntaxKind.JsxText) {
      forEachLeadingCommentRange(text, node.pos, comment);
      forEachTrailingCommentRange(text, node.end, comment);
    }
    if (isMessage(node))
      check('messages', text.slice(node.pos, node.end).replace(/\s+/g, ' '), node.pos);
    const name = declaredName(node);
    if (name) check('names', name.text, name.pos);
    node.forEachChild(visit);
  };
  visit(tree);
  return problems;
}

const named = new Set([
  SyntaxKind.VariableDeclaration,
  SyntaxKind.Parameter,
  SyntaxKind.BindingElement,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
]);

/**
 * Returns the name that a node declares; undefined for other nodes and patterns.
 * @param {import('typescript/unstable/ast').Node} node
 * @returns {{ text: string, pos: number } | undefined}
 */
function declaredName(node) {
  if (!named.has(node.kind) || !('name' in node)) return undefined;
  const name = /** @type {import('typescript/unstable/ast').Node | undefined} */ (node.name);
  if (name?.kind !== SyntaxKind.Identifier) return undefined;
  return {
    text: /** @type {import('typescript/unstable/ast').Identifier} */ (name).text,
    pos: name.end,
  };
}

const literals = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

/** @param {import('typescript/unstable/ast').Node} node */
function isMessage(node) {
  if (node.kind === SyntaxKind.JsxText) return true;
  if (!literals.has(node.kind)) return false;
  return /[a-z,.:]\s[a-z“(]/i.test(
    /** @type {{ text: string }} */ (/** @type {unknown} */ (node)).text,
  );
}

const root = fileURLToPath(new URL('..', import.meta.url));

function main() {
  const rules = rulesIn(readFileSync(`${root}/docs/glossary.md`, 'utf8'));
  const unused = new Set(exceptions);
  /** @type {(file: string, problems: ReturnType<typeof refusedIn>) => void} */
  const reportAll = (file, problems) => {
    for (const { line, kind, text, rule } of problems) {
      const allowed = exceptions.find((each) => each.file === file && text.includes(each.text));
      if (allowed) unused.delete(allowed);
      else report(`${file}:${line}: “${rule.word}” in ${kind}: write ${rule.better}. (${text})`);
    }
  };
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] });
    for (const { program } of snapshot.getProjects()) {
      for (const name of program.getSourceFileNames()) {
        const file = relative(root, name);
        const isSkipped =
          file.startsWith('..') || /node_modules|\.js$/.test(file) || skipped.test(file);
        const source = isSkipped ? undefined : program.getSourceFile(name);
        if (source) reportAll(file, refusedIn(readFileSync(name, 'utf8'), source, rules));
      }
    }
  } finally {
    api.close();
  }
  for (const folder of ['site', 'admin']) {
    for (const name of readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name}`;
      if (!name.endsWith('.css')) continue;
      reportAll(file, refusedInStyles(readFileSync(`${root}/${file}`, 'utf8'), rules));
    }
  }
  for (const { file, text } of unused)
    report(`scripts/wordingExceptions.js: ${file} has no “${text}” any more.`);
}

/** @param {string} problem */
function report(problem) {
  console.error(problem);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
