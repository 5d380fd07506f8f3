import { Marked } from 'marked';
import type { Loss } from './records';
import { embedHtml } from './text';

const marked = new Marked({ gfm: true, async: false });

/** Converts GitHub-flavoured Markdown, which may contain HTML. */
export const toHtml = (markdown: string): string => String(marked.parse(markdown));

/** Converts block by block, for joining without line breaks. */
export function blocksOf(markdown: string): string[] {
  const tokens = marked.lexer(markdown);
  return tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => String(marked.parser([token])).replace(/\n$/, ''));
}

export const linkMark = 'file-of-this-source';
const namedFile = (name: string): string => {
  const [file = ''] = name
    .replace(/#.*$/, '')
    .replace(/\/?(_?index)?(\.\w+)?$/, '')
    .split('/')
    .slice(-1);
  const [anchor = ''] = /#.*$/.exec(name) ?? [];
  return `/${linkMark}/${file.replace(/\.\w+$/, '').toLowerCase()}${anchor}`;
};

/**
 * Converts Hugo and Jekyll extensions to plain Markdown with HTML.
 * @param losses receives what has no counterpart here.
 */
export function withoutTemplates(markdown: string, losses: Loss[]): string {
  const code: string[] = [];
  const aside = (text: string) => `\uE000${code.push(text) - 1}\uE000`;
  const turned = markdown
    .replaceAll('\uE000', '')
    .replace(/\{%-?\s*(?:raw|endraw)\s*-?%\}/g, '')
    .replace(
      /\{%-?\s*highlight\s+(\w+)[^%]{0,200}%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
      (_, language: string, text: string) => aside(`\n\`\`\`${language}\n${text}\n\`\`\`\n`),
    )
    .replace(/^(```|~~~)[\s\S]*?^\1[^\n]*$|`[^`\n]+`/gm, aside)
    .replace(/^(?:import|export) [^\n]*$/gm, '')
    .replace(/^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm, '$1')
    .replace(/\{:[^}\n]{0,200}\}/g, '')
    .replace(/\{\{-?\s*site\.(?:url|baseurl)\s*-?\}\}/g, '')
    .replace(/\{\{-?\s*["']([^"']{0,500})["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g, '$1')
    .replace(/\{%-?\s*link\s+([^\s%]{1,300})\s*-?%\}/g, '/$1')
    .replace(/\{%-?\s*post_url\s+([^\s%]{1,300})\s*-?%\}/g, (_, name: string) =>
      namedFile(`${name}.md`),
    )
    .replace(
      /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?"?([^"\s>%]{1,300})"?[^>%]*[>%]\}\}/g,
      (_, name: string) => namedFile(name),
    )
    .replace(/\{\{[<%]\s*figure\s+([\s\S]*?)\s*[>%]\}\}/g, (_, attributes: string) => {
      const parameter = (name: string) =>
        new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const caption = parameter('caption') || parameter('title');
      return `<figure><img src="${parameter('src')}" alt="${parameter('alt')}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
    })
    .replace(
      /\{\{[<%]\s*(youtube|vimeo)\s+(?:id=)?"?([\w-]+)"?[\s\S]*?[>%]\}\}/g,
      (_, site: string, id: string) =>
        embedHtml(site === 'youtube' ? `https://youtu.be/${id}` : `https://vimeo.com/${id}`),
    )
    .replace(/\{%-?\s*youtube\s+"?([^\s"%]+)"?[^%]*%\}/g, (_, id: string) =>
      embedHtml(/^http/.test(id) ? id : `https://youtu.be/${id}`),
    );
  const left = /\{\{[<%]\s*\/?\s*([\w.-]+)|\{%-?\s*(\w+)|\{\{-?\s*([\w.]+)/g;
  for (const [, hugo, liquid, output] of turned.matchAll(left)) {
    const name = hugo ?? liquid ?? output;
    losses.push({ what: `template ${name} (it stays as text)`, isUnfinished: true });
  }
  if (/^\[\^[^\]\n]+\]:/m.test(turned)) losses.push('footnotes (they stay as text)');
  for (const [, name] of turned.matchAll(/^:::+[ \t]*(\w[\w-]*)/gm))
    losses.push(`directive ${name} (it stays as text)`);
  return turned.replace(/\uE000(\d+)\uE000/g, (_, index: string) => code[Number(index)] ?? '');
}
