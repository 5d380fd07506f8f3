import type { FactValue } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';

interface Props {
  value: FactValue;
  /** Which value it is, for who can't see its line. */
  named: string;
}

/** Deletes a proposed value with no question; the toast undoes it. */
export const DeleteValueButton = ({ value, named }: Props) => (
  <ActionButton
    resource="fact-values"
    id={value.id}
    done="Proposed value deleted."
    undo={{ resource: 'fact-values', data: value }}
    color="inherit"
    aria-label={`Delete ${named}`}
  >
    Delete
  </ActionButton>
);
