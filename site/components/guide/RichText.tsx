import type { ReactNode } from 'react';
import type { Text } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import { Icon } from '../Icon';

/** Returns a React key for a text. */
export function textKey(text: Text): string {
  return typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Running text with figures and links; links to other sites open in a new tab. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return <FactText text={text} />;
  return text.map((part) => {
    if (typeof part === 'string') return <FactText key={part} text={part} />;
    const { text: words, href } = part;
    if (!href.startsWith('http')) {
      return (
        <a key={href} href={href}>
          {words}
        </a>
      );
    }
    return (
      <ExternalLink key={href} href={href}>
        {words}
      </ExternalLink>
    );
  });
}

/** A link to another site that opens in a new tab and tells screen readers so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="external" href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (new tab)</span>
      <span className="external-mark">
        <Icon name="external" />
      </span>
    </a>
  );
}
