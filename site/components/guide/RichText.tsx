import type { Text } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import { ExternalLink } from './ExternalLink';

/** What tells one text from its neighbours. */
export function textKey(text: Text): string {
  return typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Running text with its figures and links: other sites in a new tab, all else as it is. */
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
