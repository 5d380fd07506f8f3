import type { ReactNode } from 'react';

interface TermsProps {
  rows: readonly (readonly [term: string, detail: ReactNode])[];
}

/** What stands in a `<dl>`. */
export const Terms = ({ rows }: TermsProps) =>
  rows.map(([term, detail]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  ));
