import { longDay } from '../../shared/facts';
import { pricingEstimator } from '../content/official/departmentPages';
import { useFacts } from './context';
import { isMarked } from './fill';

/** States once per page how current its figures are, and where to find today's charges. */
export function FiguresNote() {
  const facts = Object.values(useFacts());
  if (facts.length === 0) return null;
  const from = facts.reduce((last, fact) => (fact.from > last ? fact.from : last), '');
  const isReviewed = facts.every(({ checked }) => checked);
  const reviewed = facts.reduce((first, { checked }) => (checked < first ? checked : first), '9');
  return (
    <p className="figures-note small">
      {from
        ? `Figures in force from ${longDay(from)}. `
        : 'From which day these figures hold, the Department’s pages say; it isn’t known to us. '}
      {isReviewed && `Last reviewed ${longDay(reviewed)}. `}
      {facts.some(({ text }) => text.startsWith('$')) && (
        <>
          Charges change each July: confirm yours in the{' '}
          <a href={pricingEstimator} target="_blank" rel="noopener">
            Department’s pricing estimator
          </a>
          .{' '}
        </>
      )}
      {facts.some(isMarked) &&
        'A † marks a figure that has changed or will: tap it for the other one. '}
      <span className="no-print">Tap a figure for its day and its page.</span>
    </p>
  );
}
