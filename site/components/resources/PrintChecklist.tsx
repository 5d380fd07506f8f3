import type { PrintBlock } from '../../content/freeGuides/freeGuide';

type Checklist = Extract<PrintBlock, { kind: 'checklist' }>;

const box = <span className="sheet-box" aria-hidden="true" />;

/** Boxes to tick, and beside each, where the list has notes, room to write. */
export function PrintChecklist({ title, notes = [], items }: Checklist) {
  if (notes.length === 0) {
    return (
      <div className="sheet-checklist">
        {title && <h3>{title}</h3>}
        <ul className="sheet-boxes">
          {items.map((item) => (
            <li key={item}>
              {box}
              {item}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <table className="sheet-table sheet-notes">
      <caption className={title ? undefined : 'visually-hidden'}>{title ?? 'Checklist'}</caption>
      <thead>
        <tr>
          <th scope="col">Document</th>
          {notes.map((note) => (
            <th key={note} scope="col">
              {note}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <th scope="row">
              {box}
              {item}
            </th>
            {notes.map((note) => (
              <td key={note} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
