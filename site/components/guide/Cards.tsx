import './Cards.css';
import type { Card } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';

/** Things to compare: with their figures in a column, as a timetable; without, side by side. */
export function Cards({ items }: { items: readonly Card[] }) {
  const withFigures = items.some(({ figure }) => figure);
  return (
    <div className={withFigures ? 'guide-cards rows' : 'guide-cards guide-cards-beside cells'}>
      {items.map(({ title, figure, figureLabel, text, items: points = [] }) => (
        <div key={title} className="guide-card">
          <h3>{title}</h3>
          {figure && (
            <p className="guide-card-figure small">
              <strong>
                <FactText text={figure} />
              </strong>{' '}
              {figureLabel && <FactText text={figureLabel} />}
            </p>
          )}
          <div className="guide-card-text">
            <p>
              <FactText text={text} />
            </p>
            <ul className="guide-list small">
              {points.map((point) => (
                <li key={point}>
                  <FactText text={point} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}
