import { type ReactNode, useId } from 'react';
import { Sprig } from './art/Sprig';

interface ClosingPanelProps {
  heading: string;
  text: string;
  /** The buttons and links, side by side. */
  children: ReactNode;
}

/** The last block of a page, on the dark ground under a sprig of wattle. */
export function ClosingPanel({ heading, text, children }: ClosingPanelProps) {
  const titleId = useId();
  return (
    <section className="closing panel-dark" aria-labelledby={titleId}>
      <div className="wrap grid">
        <div className="closing-text">
          <h2 id={titleId}>{heading}</h2>
          <p className="lead">{text}</p>
          <div className="hero-actions">{children}</div>
        </div>
        <svg className="closing-art" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
          <Sprig from={[410, 320]} to={[60, 60]} bow={-70} size={120} />
        </svg>
      </div>
    </section>
  );
}
