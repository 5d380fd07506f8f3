import { useFacts } from './context';

/** Says, where the page has some, what the mark beside an old figure means. */
export function OldFigures() {
  if (!Object.values(useFacts()).some(({ old }) => old)) return null;
  return (
    <p className="figures-old">
      <span aria-hidden="true">†</span> A figure with this mark is past the day on which we meant to
      check it again. It says from when it is where you point at it or tap it;{' '}
      <a href="/contact">ask us for today’s</a>.
    </p>
  );
}
