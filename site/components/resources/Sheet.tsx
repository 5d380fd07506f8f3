import { marnsOf } from '../../../shared/publicFirm';
import type { PrintBlock as Block, FreeGuide } from '../../content/freeGuides/freeGuide';
import { FactText } from '../../facts/FactText';
import { FiguresNote } from '../../facts/FiguresNote';
import { useFirm } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { Icon } from '../Icon';
import { Logo } from '../Logo';
import { Worksheet } from './Worksheet';
import './Sheet.css';

/** A guide laid out for print, also on screen. Controls aren't printed. */
export function Sheet({ guide }: { guide: FreeGuide }) {
  const { title, lead, sections } = guide;
  return (
    <div className="wrap sheet-desk">
      <div className="sheet-controls no-print">
        <ArrowLink to="/resources" back>
          All resources
        </ArrowLink>
        <PrintButton />
      </div>
      <article className="sheet">
        <header className="sheet-head">
          <Logo />
          <h1>{title}</h1>
          <p className="lead">
            <FactText text={lead} />
          </p>
          <p className="sheet-owner small" aria-hidden="true">
            <span>Name</span>
            <span>Date</span>
          </p>
        </header>
        {sections.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            className="sheet-section stack stack-close"
            aria-labelledby={`${id}-heading`}
          >
            <h2 id={`${id}-heading`}>{heading}</h2>
            {[...blocks.entries()].map(([position, block]) => (
              <PrintBlock key={position} block={block} />
            ))}
          </section>
        ))}
        <FiguresNote />
        <footer className="sheet-foot small">
          <Owner />
        </footer>
      </article>
    </div>
  );
}

/** Shows who wrote the guide, and how to reach them. */
function Owner() {
  const firm = useFirm();
  const { name, phone, email } = firm.company;
  const marns = marnsOf(firm);
  return (
    <>
      {name}
      {marns && `, registered migration agents (${marns})`}. {phone}, {email}
    </>
  );
}

function PrintBlock({ block }: { block: Block }) {
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

type Checklist = Extract<Block, { kind: 'checklist' }>;

/** A checklist; with notes, a table with room to write. */
function PrintChecklist({ title, notes = [], items }: Checklist) {
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

/** Opens the browser's print dialog, which can also save a PDF. */
function PrintButton() {
  return (
    <button
      type="button"
      className="button button-primary button-large needs-script"
      onClick={() => window.print()}
    >
      <Icon name="print" />
      Print this guide
    </button>
  );
}
