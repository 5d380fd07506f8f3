import './Sheet.css';
import { company } from '../../content/company';
import type { FreeGuide } from '../../content/freeGuides/freeGuide';
import { FactText } from '../../facts/FactText';
import { FiguresNote } from '../../facts/FiguresNote';
import { ArrowLink } from '../ArrowLink';
import { Logo } from '../Logo';
import { PrintBlock } from './PrintBlock';
import { PrintButton } from './PrintButton';

/** A guide as it is printed, on the screen too; the controls stay there. */
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
            {[...blocks.entries()].map(([place, block]) => (
              <PrintBlock key={place} block={block} />
            ))}
          </section>
        ))}
        <FiguresNote />
        <footer className="sheet-foot small">
          {company.name}, registered migration agents (MARN {company.marns.join(', ')}).{' '}
          {company.phone.shown}, {company.email}
        </footer>
      </article>
    </div>
  );
}
