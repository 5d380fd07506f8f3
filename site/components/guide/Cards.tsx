import './Cards.css';
import type { Card } from '../../content/guides/guide';
import { Figures } from '../../facts/Figures';

/** Things to compare: with their figures in a column, as a timetable; without, side by side. */
export function Cards({ items }: { items: readonly Card[] }) {
  const withFigures = items.some(({ figure }) => figure);
  return (
    <div className={withFigures ? 'guide-cards' : 'guide-cards guide-cards-beside'}>
      {items.map(({ title, figure, figureLabel, text, items: points = [] }) => (
        <div key={title} className="guide-card">
          <h3>{title}</h3>
          {figure && (
            <p className="guide-card-figure">
              <strong>
                <Figures text={figure} />
              </strong>{' '}
              {figureLabel && <Figures text={figureLabel} />}
            </p>
          )}
          <div className="guide-card-text">
            <p>
              <Figures text={text} />
            </p>
            <ul className="guide-list">
              {points.map((point) => (
                <li key={point}>
                  <Figures text={point} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}
