import type { Block } from '../../content/guides/guide';
import { DefinitionList } from '../DefinitionList';
import { RichText } from './RichText';

type DefinitionBlock = Extract<Block, { kind: 'definition' }>;

export function Definitions({ items }: Pick<DefinitionBlock, 'items'>) {
  return (
    <dl className="guide-definitions rows rows-closed">
      <DefinitionList
        rows={items.map(({ term, text }) => [term, <RichText key={term} text={text} />])}
      />
    </dl>
  );
}
