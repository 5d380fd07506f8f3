import { brand } from '../../../shared/brand';
/** A block of a message, for both plain text and HTML. */
export type Block =
  /** Text that keeps its line breaks. */
  /** `hasLinks`: links web addresses in it; for text written by the office. */
  | { kind: 'paragraph'; text: string; hasLinks?: true }
  /** Somebody's own words, as they were typed. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'button'; text: string; url: string }
  | { kind: 'heading'; text: string }
  /** Clean HTML of our own, with what stands for it in plain text. */
  | { kind: 'html'; html: string; text: string };

export interface Fact {
  label: string;
  value: string;
}

export interface MailSource {
  subject: string;
  /** Sender's name, shown on top beside the logo. */
  sender: string;
  /** The site without a trailing slash; its logo is shown. */
  siteUrl: string;
  blocks: readonly Block[];
  /** Small print at the end: who writes, and why. */
  footer: readonly (string | { text: string; url: string })[];
}

/** A message ready to be queued. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const maxSubject = 200;
const colours = {
  ink: brand.colours.ink,
  soft: brand.colours.inkSoft,
  rule: '#d9d3c4',
  paper: brand.colours.paper,
  brand: brand.colours.eucalypt,
  link: brand.colours.leaf,
};

/** @throws Error for a button whose address is not http(s). */
export function renderMail({ subject, sender, siteUrl, blocks, footer }: MailSource): RenderedMail {
  const line = oneLine(subject);
  const text = `${sender}\n\n${blocks.map(blockText).join('\n\n')}\n\n-- \n${footer.map(footerText).join('\n')}\n`;
  const mark = escapeHtml(webAddress(`${siteUrl}/icon-192.png`));
  const html = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(line)}</title></head>`,
    `<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font:16px/1.55 Arial,Helvetica,sans-serif">`,
    '<div style="max-width:600px;margin:0 auto;padding:0 16px 24px;overflow-wrap:anywhere">',
    `<table role="presentation" width="100%" style="margin:0 0 24px;border-collapse:collapse;border-bottom:2px solid ${colours.brand}"><tr>`,
    `<td style="width:40px;padding:20px 12px 14px 0"><img src="${mark}" width="40" height="40" alt="" style="display:block;border-radius:8px;background:${colours.brand}"></td>`,
    `<td style="padding:20px 0 14px;color:${colours.brand};font:600 19px/1.25 Georgia,'Times New Roman',serif">${escapeHtml(sender)}</td>`,
    '</tr></table>',
    ...blocks.map(blockHtml),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${colours.rule};color:${colours.soft};font-size:13px;line-height:1.5">`,
    footer.map(footerHtml).join('<br>'),
    '</p></div></body></html>',
  ].join('\n');
  return { subject: line, text, html };
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainLines(block.text);
    case 'quote':
      return plainLines(block.text).replace(/^/gm, '> ');
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${label}: ${plainLines(value).replace(/\n/g, '\n  ')}`)
        .join('\n');
    case 'button':
      return `${block.text}:\n${webAddress(block.url)}`;
    case 'heading':
    case 'html':
      return plainLines(block.text);
  }
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 16px">${block.hasLinks ? linkedLines(block.text) : htmlLines(block.text)}</p>`;
    case 'quote':
      return `<blockquote dir="auto" style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${colours.rule};color:${colours.soft}">${htmlLines(block.text)}</blockquote>`;
    case 'facts':
      return `<table width="100%" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(factHtml).join('')}</table>`;
    case 'heading':
      return `<h1 style="margin:0 0 16px;font:600 26px/1.2 Georgia,'Times New Roman',serif">${escapeHtml(block.text)}</h1>`;
    case 'html':
      return `<div style="margin:0 0 16px">${block.html}</div>`;
    case 'button': {
      const url = escapeHtml(webAddress(block.url));
      const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.brand};color:#ffffff;text-decoration:none`;
      return `<p style="margin:24px 0"><a href="${url}" style="${style}">${escapeHtml(block.text)}</a></p>`;
    }
  }
}

type FooterLine = MailSource['footer'][number];

function footerText(line: FooterLine): string {
  return typeof line === 'string' ? line : `${line.text}: ${webAddress(line.url)}`;
}

function footerHtml(line: FooterLine): string {
  if (typeof line === 'string') return htmlLines(line);
  return `<a href="${escapeHtml(webAddress(line.url))}" style="color:${colours.link}">${escapeHtml(line.text)}</a>`;
}

function factHtml({ label, value }: Fact): string {
  const cell = 'padding:3px 0;text-align:left;vertical-align:top';
  return `<tr><th scope="row" width="104" style="${cell};padding-right:12px;font-weight:normal;color:${colours.soft}">${escapeHtml(label)}</th><td style="${cell}">${htmlLines(value)}</td></tr>`;
}

function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`not a web address: ${protocol}`);
  return href;
}

function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

const htmlLines = (text: string): string => htmlPart(plainLines(text));

/** Like `htmlLines`, with links for web addresses, excluding punctuation after them. */
function linkedLines(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/);
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return htmlPart(part);
      const href = URL.canParse(part) ? webAddress(part) : undefined;
      const shown = escapeHtml(part);
      return href
        ? `<a href="${escapeHtml(href)}" style="color:${colours.link}">${shown}</a>`
        : shown;
    })
    .join('');
}

const htmlPart = (text: string): string =>
  escapeHtml(text.replace(/\r\n?/g, '\n')).replace(/\n/g, '<br>');

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Removes line breaks, which would begin another header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxSubject);
}
