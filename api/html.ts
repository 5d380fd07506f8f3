import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { ApiFailure } from './errors';
import { setCommentsAside } from './htmlComments';
import { allowedAttributes, allowedStyles, allowedTags } from './htmlRules';

/** Hosts whose players may keep their own origin inside the sandbox; most need it to play. */
const playerHosts = new Set([
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.facebook.com',
]);

/** Above this many tags the text is no article, and parsing it would hold up other requests. */
const maxTags = 50_000;

const options: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedStyles: { '*': allowedStyles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'], iframe: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'noscript', 'xmp', 'template', 'title'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, sandbox: sandboxFor(attribs.src), loading: 'lazy' },
    }),
  },
  exclusiveFilter: (frame) =>
    (frame.tag === 'iframe' && !frame.attribs.src) ||
    (frame.tag === 'img' && !isAllowedImage(frame.attribs.src)),
};

/** Post HTML reduced to what an article may hold. @throws ApiFailure 422 where it is too complex. */
export function cleanArticle(html: string): string {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > maxTags) {
    const message = 'Content has too many elements to be saved. Split it into several posts.';
    throw new ApiFailure(422, { message, errors: { content: message } });
  }
  const comments = setCommentsAside(html);
  const cleaned = comments.putBack(sanitizeHtml(comments.html, options));
  if (cleaned.replaceAll(/<!--.*?-->/gs, '').trim() === '') {
    const message = 'Content is required.';
    throw new ApiFailure(422, { message, errors: { content: message } });
  }
  return cleaned;
}

function sandboxFor(src: string | undefined): string {
  const base = 'allow-scripts allow-popups allow-forms allow-presentation';
  const host = src && URL.canParse(src) ? new URL(src).host : '';
  return playerHosts.has(host) ? `${base} allow-same-origin` : base;
}

/** Pictures come from the web or, until they are stored, as data of a type that is a picture. */
function isAllowedImage(src: string | undefined): boolean {
  if (!src) return false;
  return !/^data:/i.test(src) || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(src);
}
