let adopted: Promise<void> | undefined;

/**
 * Takes the rules for an article's text from the site's stylesheet, so that it looks in the editor
 * as on its page. Where they can't be had, that is logged and the text looks plain.
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

/** The address of the site's stylesheet, as the server names it. */
export const siteStylesheet = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=site-stylesheet]')?.content;

/** The addresses of the style sheets of a post's page. */
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
  return [...sheet.cssRules].filter(isForArticles).map(({ cssText }) => cssText);
}

/** The site's tokens and fonts too: the rules name them. Of print there is no question here. */
function isForArticles(rule: CSSRule): boolean {
  if (rule instanceof CSSMediaRule) {
    return rule.conditionText !== 'print' && [...rule.cssRules].some(isForArticles);
  }
  if (!(rule instanceof CSSStyleRule)) return rule instanceof CSSFontFaceRule;
  return rule.selectorText === ':root' || rule.selectorText.includes('.article-body');
}
