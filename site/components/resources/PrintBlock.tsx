import type { PrintBlock as Block } from '../../content/freeGuides/freeGuide';
import { FactText } from '../../facts/FactText';
import { PrintChecklist } from './PrintChecklist';
import { Worksheet } from './Worksheet';

/** A piece of a printed guide. */
export function PrintBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="sheet-text">
          <FactText text={block.text} />
        </p>
      );
    case 'checklist':
      return <PrintChecklist {...block} />;
    case 'worksheet':
      return <Worksheet {...block} />;
    case 'lines':
      return (
        <div className="sheet-question">
          <p>
            <strong>{block.prompt}</strong>
            {block.hint && <span className="soft"> {block.hint}</span>}
          </p>
          <div className="sheet-lines" aria-hidden="true">
            {[...Array(block.lines).keys()].map((line) => (
              <div key={line} />
            ))}
          </div>
        </div>
      );
  }
}
