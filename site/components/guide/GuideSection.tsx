import type { Block, GuideSection as Section } from '../../content/guides/guide';
import { GuideBlock } from './GuideBlock';
import { RichText } from './RichText';

type NoteBlock = Extract<Block, { kind: 'note' }>;

interface Row {
  key: string;
  block?: Exclude<Block, NoteBlock>;
  note?: NoteBlock;
}

export function GuideSection({ section }: { section: Section }) {
  const { id, heading, blocks } = section;
  return (
    <section id={id} className="guide-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {rowsOf(blocks).map(({ key, block, note }) => (
        <div key={key} className="guide-row">
          {block && (
            <div className="guide-row-text">
              <GuideBlock block={block} />
            </div>
          )}
          {note && <Note note={note} />}
        </div>
      ))}
    </section>
  );
}

/** Returns blocks in order, each note joined to the block before it. */
function rowsOf(blocks: readonly Block[]): Row[] {
  const rows: Row[] = [];
  for (const [i, block] of blocks.entries()) {
    const last = rows.at(-1);
    if (block.kind !== 'note') rows.push({ key: `${block.kind} ${i}`, block });
    else if (last && !last.note) last.note = block;
    else rows.push({ key: `note ${i}`, note: block });
  }
  return rows;
}

function Note({ note }: { note: Extract<Block, { kind: 'note' }> }) {
  return (
    <div className="guide-note margin-note" role="note">
      {note.title && <h3>{note.title}</h3>}
      <p className="soft">
        <RichText text={note.text} />
      </p>
    </div>
  );
}
