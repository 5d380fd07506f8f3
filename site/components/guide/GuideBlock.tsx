import type { Block, Card, Text } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { FactText } from '../../facts/FactText';
import { fillFacts } from '../../facts/fill';
import { DefinitionList } from '../DefinitionList';
import { DataTable, PointsTable } from './DataTable';
import { FamilyCost } from './FamilyCost';
import { RichText, textKey } from './RichText';
import './Steps.css';
import './GuideBlock.css';

/** A block of a section. Notes are drawn by the section. */
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

/** Cards to compare: as a timetable with figures in a column, or side by side without figures. */
function Cards({ items }: { items: readonly Card[] }) {
  const withFigures = items.some(({ figure }) => figure);
  return (
    <div className={withFigures ? 'guide-cards rows' : 'guide-cards guide-cards-beside cells'}>
      {items.map(({ title, figure, figureLabel, text, items: points = [] }) => (
        <div key={title} className="guide-card">
          <h3>{title}</h3>
          {figure && (
            <p className="guide-card-figure small">
              <strong>
                <FactText text={figure} />
              </strong>{' '}
              {figureLabel && <FactText text={figureLabel} />}
            </p>
          )}
          <div className="guide-card-text">
            <p>
              <FactText text={text} />
            </p>
            <ul className="guide-list small">
              {points.map((point) => (
                <li key={point}>
                  <FactText text={point} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A checklist. Its boxes are for pencils, on paper. */
function Checklist({ title, items }: { title?: string; items: readonly Text[] }) {
  return (
    <div className="stack stack-close">
      {title && <h3>{title}</h3>}
      <ul className="guide-checklist rows rows-closed">
        {items.map((item) => (
          <li key={textKey(item)}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DefinitionBlock = Extract<Block, { kind: 'definition' }>;

function Definitions({ items }: Pick<DefinitionBlock, 'items'>) {
  return (
    <dl className="guide-definitions rows rows-closed">
      <DefinitionList
        rows={items.map(({ term, text }) => [term, <RichText key={term} text={text} />])}
      />
    </dl>
  );
}

/** Links to the free resources. */
function ResourceButtons({ path, labels }: { path: string; labels: readonly string[] }) {
  return (
    <ul className="actions no-print">
      {labels.map((label) => (
        <li key={label}>
          <a className="button" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type StepsBlock = Extract<Block, { kind: 'steps' }>;

/** A numbered process, drawn as a trail winding between stops across contour lines. */
function Steps({ items }: Pick<StepsBlock, 'items'>) {
  const facts = useFacts();
  return (
    <ol className="guide-trail">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{fillFacts(title, facts)}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
