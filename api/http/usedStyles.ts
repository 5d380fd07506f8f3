/** A rule of a style sheet, or a group of rules under one condition. */
interface Rule {
  /** The whole rule; of a group what stands before its rules. */
  text: string;
  /** For each selector the classes without which it selects nothing. */
  selectors?: readonly (readonly string[])[];
  group?: readonly Rule[];
  /** Address of a typeface. */
  font?: string;
}

/**
 * Returns what picks from a minified style sheet, for the HTML of a page, the rules that may apply to
 * it when it is first painted: without other pages' classes, typefaces that it doesn't preload, paper
 * and pointers.
 * @throws Error if the style sheet can't be read.
 */
export function usedStyles(css: string): (html: string) => string {
  const rules = rulesIn(css);
  return (html) => {
    const classes = new Set<string>();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) classes.add(name);
    }
    return pick(rules, (names) => names.every((name) => classes.has(name)), html);
  };
}

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(/"[^"]*"|[{};]/g)) {
    if (mark.startsWith('"')) continue;
    if (mark === '{') {
      if (depth === 0) open = index;
      depth += 1;
      continue;
    }
    if (mark === '}') depth -= 1;
    if (depth > 0) continue;
    const head = css.slice(start, open).trim();
    const isGroup = /^@(media|supports|layer)\b/.test(head) && mark === '}';
    rules.push(
      isGroup
        ? { text: head, group: rulesIn(css.slice(open + 1, index)) }
        : ruleOf(css.slice(start, index + 1).trim(), head),
    );
    start = index + 1;
  }
  const isWhole = depth === 0 && css.slice(start).trim() === '';
  if (!isWhole || rules.some(({ text }) => hasOpenString(text))) {
    throw new Error('a style sheet has braces where they end no rule');
  }
  return rules;
}

/** A brace or semicolon within a string looks like the end of a rule. */
const hasOpenString = (text: string) => (text.match(/["']/g)?.length ?? 0) % 2 === 1;

function ruleOf(text: string, head: string): Rule {
  const [, font] = head === '@font-face' ? (/url\("?([^")]+)/.exec(text) ?? []) : [];
  if (font !== undefined) return { text, font };
  return head.startsWith('@') || !text.endsWith('}')
    ? { text }
    : { text, selectors: selectorsOf(head) };
}

/** What a page shows only once somebody points at it. */
const pointed = /:(hover|active|focus|focus-visible|focus-within)\b/;

/** Of alternatives within a selector none is needed. */
function selectorsOf(head: string): string[][] {
  const plain = head.replaceAll(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return plain
    .split(',')
    .filter((selector) => !pointed.test(selector))
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

function pick(
  rules: readonly Rule[],
  hasAll: (classes: readonly string[]) => boolean,
  html: string,
): string {
  let picked = '';
  for (const { text, selectors, group, font } of rules) {
    if (group) {
      const inner = text === '@media print' ? '' : pick(group, hasAll, html);
      if (inner) picked += `${text}{${inner}}`;
    } else if (font ? html.includes(font) : !selectors || selectors.some(hasAll)) {
      picked += text;
    }
  }
  return picked;
}
