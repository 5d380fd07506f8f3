import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  heading: string;
  lead: string;
  /** A link beside the heading. */
  children?: ReactNode;
}

export const SectionHead = ({ id, heading, lead, children }: SectionHeadProps) => (
  <div className="section-head">
    <div>
      <h2 id={id}>{heading}</h2>
      <p className="soft">{lead}</p>
    </div>
    {children}
  </div>
);
