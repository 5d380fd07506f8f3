import type { Status } from '../ui/lists/StatusLabel';
import type { Position } from './timeline';

export const valueStates: Record<Position, Status> = {
  past: { name: 'Past', colour: 'text.disabled' },
  'in force': { name: 'In force', colour: 'success.main' },
  planned: { name: 'Scheduled', colour: 'info.main' },
  proposed: { name: 'Proposed', colour: 'warning.main' },
};

/** The state of a figure that came with the site. */
export const neverChecked: Status = { name: 'not checked yet', colour: 'text.disabled' };

/** Days before a review from which it is highlighted. */
const soon = 30;

/** Formats the time until a value must be checked again: 'in 12 days'. */
export function reviewStatus(days: number): Status {
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  if (days < 0) return { name: `${count} overdue`, colour: 'error.main', isError: true };
  const name = days === 0 ? 'due today' : `in ${count}`;
  return { name, colour: days <= soon ? 'warning.main' : 'success.main' };
}
