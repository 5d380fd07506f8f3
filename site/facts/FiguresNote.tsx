import { longDay } from '../../shared/facts';
import { useFacts } from './context';
import { splitRef } from './names';
import type { PageFacts } from './pageFact';

/** Says once a page from when its figures are, and how many are due for a check. */
export function FiguresNote() {
  const facts = useFacts();
  if (Object.keys(facts).length === 0) return null;
  const day = Object.values(facts).reduce((last, { from }) => (from > last ? from : last), '');
  return (
    <p className="figures-note small">
      {day && `Figures as of ${longDay(day)}. `}
      <DueFigures count={dueIn(facts)} />
      {Object.values(facts).some(({ newer }) => newer) &&
        'Where you see †, a newer figure is being checked. '}
      <span className="no-print">Tap a figure for its date and source.</span>
    </p>
  );
}

/** How many figures are due for a check, and where to ask for today’s. */
export function DueFigures({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {amountInWords(count)} due for a check: <a href="/contact">ask us</a>.{' '}
    </>
  );
}

/** The facts of a page by their keys: one that is named on several days counts once. */
function dueIn(facts: PageFacts): number {
  const due = Object.entries(facts).filter(([, { old }]) => old);
  return new Set(due.map(([ref]) => splitRef(ref)[0])).size;
}

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function amountInWords(count: number): string {
  return count === 1 ? 'One is' : `${words[count - 1] ?? count} are`;
}
