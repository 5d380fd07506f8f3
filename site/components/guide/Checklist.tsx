import type { Text } from '../../content/guides/guide';
import { RichText, textKey } from './RichText';

/** Things to tick off: the boxes are for a pencil, on the printed page. */
export function Checklist({ title, items }: { title?: string; items: readonly Text[] }) {
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
