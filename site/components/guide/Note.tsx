import type { Block } from '../../content/guides/guide';
import { RichText } from './RichText';

/** A remark in the margin. */
export function Note({ note }: { note: Extract<Block, { kind: 'note' }> }) {
  return (
    <div className="guide-note margin-note" role="note">
      {note.title && <h3>{note.title}</h3>}
      <p className="soft">
        <RichText text={note.text} />
      </p>
    </div>
  );
}
