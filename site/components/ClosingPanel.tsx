import './ClosingPanel.css';
import { type ReactNode, useId } from 'react';
import { Filled } from '../firm';
import sprig from './art/drawings/closing.svg';

interface ClosingPanelProps {
  heading: string;
  text: ReactNode;
  /** Buttons and links, side by side. */
  children: ReactNode;
  /** Shown below them. */
  note?: string | undefined;
}

/** The closing block of a page, on the dark background under a sprig of wattle. */
export function ClosingPanel({ heading, text, children, note }: ClosingPanelProps) {
  const titleId = useId();
  return (
    <section className="closing panel-dark no-print" aria-labelledby={titleId}>
      <div className="wrap grid">
        <div className="column-main stack">
          <h2 id={titleId}>
            <Filled text={heading} />
          </h2>
          <p className="lead">{typeof text === 'string' ? <Filled text={text} /> : text}</p>
          <div className="actions">{children}</div>
          {note && <p className="soft">{note}</p>}
        </div>
        <img className="closing-art" src={sprig} alt="" width={500} height={420} loading="lazy" />
      </div>
    </section>
  );
}
