import type { Block } from '../../content/guides/guide';
import { RichText } from './RichText';

type StepsBlock = Extract<Block, { kind: 'steps' }>;

/** A numbered process, drawn as a trail that winds from stop to stop across contour lines. */
export function Steps({ items }: Pick<StepsBlock, 'items'>) {
  return (
    <ol className="guide-trail">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
