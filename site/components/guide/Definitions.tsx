import type { Block } from '../../content/guides/guide';
import { RichText } from './RichText';

type DefinitionBlock = Extract<Block, { kind: 'definition' }>;

export function Definitions({ items }: Pick<DefinitionBlock, 'items'>) {
  return (
    <dl className="guide-definitions">
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
