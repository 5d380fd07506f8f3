import type { PrintBlock } from '../../content/freeGuides/freeGuide';
import { FactText } from '../../facts/FactText';
import { Worksheet } from './Worksheet';

type Checklist = Extract<PrintBlock, { kind: 'checklist' }>;

/** Boxes to tick; where the list has notes, as a table with room to write. */
export function PrintChecklist({ title, notes = [], items }: Checklist) {
  if (notes.length > 0) {
    return (
      <Worksheet
        caption={title}
        columns={['Document', ...notes]}
        rows={items.map((item) => [item])}
        boxes
      />
    );
  }
  return (
    <div>
      {title && <h3>{title}</h3>}
      <ul className="sheet-boxes">
        {items.map((item) => (
          <li key={item} className="sheet-box">
            <FactText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
