let adopted: Promise<void> | undefined;

/**
 * Adopts the article rules of the site's stylesheet, so that the editor looks like the page. If
 * that fails, it is logged and the text is unstyled.
 */
export function adoptSiteArticleStyles(): Promise<void> {
  adopted ??= readRules().then(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules.join('\n'));
      document.adoptedStyleSheets.push(sheet);
    },
    (error: unknown) => {
      adopted = undefined;
      console.error(error);
    },
  );
  return adopted;
}

/** Returns the address of the site's stylesheet. */
export const siteStylesheet = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=site-stylesheet]')?.content;

/** Returns the addresses of the style sheets of a post's page. */
export const postStylesheets = (): string[] =>
  document
    .querySelector<HTMLMetaElement>('meta[name=post-stylesheets]')
    ?.content.split(' ')
    .filter(Boolean) ?? [];

async function readRules(): Promise<string[]> {
  const response = await fetch(siteStylesheet() ?? '');
  if (!response.ok) throw new Error(`The site's stylesheet: ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return [...sheet.cssRules]
    .flatMap(withoutTheme)
    .filter(isForArticles)
    .map(({ cssText }) => cssText.replaceAll(darkPage, '[data-dark]'));
}

/** How the site's sheet says "the page in the dark theme". */
const darkPage = ':root:not([data-light])';

/** The admin's theme decides, not the device: a rule of the dark theme holds within `data-dark`. */
const withoutTheme = (rule: CSSRule): CSSRule[] =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')
    ? [...rule.cssRules]
    : [rule];

/** Includes the site's tokens and fonts, excludes print rules. */
function isForArticles(rule: CSSRule): boolean {
  if (rule instanceof CSSMediaRule) {
    return rule.conditionText !== 'print' && [...rule.cssRules].some(isForArticles);
  }
  if (!(rule instanceof CSSStyleRule)) return rule instanceof CSSFontFaceRule;
  return (
    [':root', darkPage].includes(rule.selectorText) || rule.selectorText.includes('.article-body')
  );
}
