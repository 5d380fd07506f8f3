import type { ReactNode } from 'react';

interface DefinitionListProps {
  rows: readonly (readonly [term: string, detail: ReactNode])[];
}

export const DefinitionList = ({ rows }: DefinitionListProps) =>
  rows.map(([term, detail]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  ));
