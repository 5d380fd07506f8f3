import type { Token } from 'parse5';
import { fieldError } from '../../http/errors';
import {
  type AddressPlace,
  cleanSrcset,
  imageData,
  linkAddress,
  pictureAddress,
  secureAddress,
} from './addresses';
import { withPrefix, withPrefixes } from './names';
import { isAllowedAttribute } from './rules';
import { cleanStyle } from './styles';

export type Attributes = Map<string, string>;

type Clean = (value: string, context: AddressPlace) => string | undefined;

/** A size in pixels, percent or characters; excessive ones are dropped. */
const size: Clean = (value) => (Math.abs(Number.parseFloat(value)) > 4000 ? undefined : value);

/**
 * Cleaners for attributes that need more than permission: they return the value to store, or
 * undefined.
 */
const cleaners: Record<string, Clean> = {
  id: (value) => withPrefix(value) || undefined,
  name: (value) => withPrefix(value) || undefined,
  for: (value) => withPrefix(value),
  headers: (value) => withPrefixes(value),
  'aria-labelledby': (value) => withPrefixes(value),
  'aria-describedby': (value) => withPrefixes(value),
  style: (value) => cleanStyle(value) || undefined,
  href: linkAddress,
  cite: linkAddress,
  longdesc: linkAddress,
  action: linkAddress,
  poster: secureAddress,
  src: secureAddress,
  'picture src': (value, context) => imageData(value) ?? pictureAddress(value, context),
  srcset: (value, context) => cleanSrcset(value, context) || undefined,
  target: (value) => (/^_(blank|self|parent|top)$/i.test(value) ? value : undefined),
  width: size,
  height: size,
  hspace: size,
  vspace: size,
  size,
  cols: size,
  rows: size,
  border: size,
  cellpadding: size,
  cellspacing: size,
  method: (value) => (/^(get|post)$/i.test(value) ? value : undefined),
};

/** Cleans attributes, caching results within one article. */
export class AttributeCleaner {
  private readonly known = new Map<string, string | undefined>();

  constructor(private readonly maxValues: number) {}

  /**
   * Returns the attributes that an allowed element may keep; undefined if it is meaningless without
   * others.
   */
  clean(
    tag: string,
    written: readonly Token.Attribute[],
    context: AddressPlace,
  ): Attributes | undefined {
    const allowed: Attributes = new Map();
    for (const { name, value } of written) {
      if (!isAllowedAttribute(tag, name)) continue;
      const isPicture = name === 'src' && (tag === 'img' || tag === 'input');
      const clean = this.value(isPicture ? 'picture src' : name, value, context);
      if (clean !== undefined) allowed.set(name, clean);
    }
    if (needsSource.has(tag) && !allowed.has('src') && !allowed.has('srcset')) return undefined;
    if (tag === 'a' && allowed.get('target') === '_blank') allowed.set('rel', 'noopener');
    if (tag === 'iframe') secureFrame(allowed);
    if (tag === 'video' || tag === 'audio') allowed.set('controls', '');
    return allowed;
  }

  private value(kind: string, written: string, context: AddressPlace): string | undefined {
    const cleanValue = cleaners[kind];
    if (!cleanValue) return written;
    const key = `${kind} ${written}`;
    if (this.known.has(key)) return this.known.get(key);
    const clean = cleanValue(written, context);
    this.known.set(key, clean);
    if (clean !== undefined) this.known.set(`${kind} ${clean}`, clean);
    if (this.known.size > this.maxValues) {
      throw fieldError(
        'content',
        'Content has too many different links, anchors and styles to save. Split it into several posts.',
      );
    }
    return clean;
  }
}

const needsSource = new Set(['img', 'iframe', 'source', 'track']);

/** Hosts whose players may keep their own origin inside the sandbox; most need it to play. */
const playerHosts = new Set([
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.facebook.com',
]);

function secureFrame(frame: Attributes): void {
  const src = frame.get('src') ?? '';
  const isPlayer = URL.canParse(src) && playerHosts.has(new URL(src).host);
  const sandbox = 'allow-scripts allow-popups allow-forms allow-presentation';
  frame.set('sandbox', isPlayer ? `${sandbox} allow-same-origin` : sandbox);
  frame.set('allow', 'encrypted-media; fullscreen; picture-in-picture');
  frame.set('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.set('loading', 'lazy');
}
