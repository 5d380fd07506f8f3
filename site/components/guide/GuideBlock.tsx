import './GuideBlock.css';
import type { Block } from '../../content/guides/guide';
import { Cards } from './Cards';
import { Checklist } from './Checklist';
import { DataTable } from './DataTable';
import { Definitions } from './Definitions';
import { FamilyCost } from './FamilyCost';
import { PointsTable } from './PointsTable';
import { ResourceButtons } from './ResourceButtons';
import { RichText, textKey } from './RichText';
import { Steps } from './Steps';

/** A piece of a section; notes stand beside the others and are drawn by the section. */
export function GuideBlock({ block }: { block: Exclude<Block, { kind: 'note' }> }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="guide-list">
          {block.items.map((item) => (
            <li key={textKey(item)}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'checklist':
      return <Checklist title={block.title} items={block.items} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'table':
      return <DataTable table={block} />;
    case 'cards':
      return <Cards items={block.items} />;
    case 'definition':
      return <Definitions items={block.items} />;
    case 'pointsTable':
      return <PointsTable caption={block.caption} groups={block.groups} />;
    case 'familyCost':
      return <FamilyCost visas={block.visas} />;
    case 'resourceButtons':
      return <ResourceButtons path={block.path} labels={block.labels} />;
  }
}
