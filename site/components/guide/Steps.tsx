import './Steps.css';
import type { Block } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { fillIn } from '../../facts/fill';
import { RichText } from './RichText';

type StepsBlock = Extract<Block, { kind: 'steps' }>;

/** A numbered process, drawn as a trail that winds from stop to stop across contour lines. */
export function Steps({ items }: Pick<StepsBlock, 'items'>) {
  const facts = useFacts();
  return (
    <ol className="guide-trail">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{fillIn(title, facts)}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
