import { smooth } from '../components/art/curve';
import { mostPoints, type PointsResult } from './calculate';

const width = 720;
const height = 84;
const steps = 40;

/** The height of the trail's line at a share of its way, in a drawing whose contours repeat it. */
const heightAt = (share: number, below = 0) =>
  66 - 44 * share ** 1.4 * (1 - 0.2 * below) + 6 * Math.sin(share * 15) + 12 * below;

function lineTo(share: number, below = 0): string {
  const count = Math.max(2, Math.ceil(steps * share));
  return smooth(
    Array.from({ length: count + 1 }, (_, i) => {
      const at = (share * i) / count;
      return [at * width, heightAt(at, below)] as const;
    }),
  );
}

const place = (share: number) => ({
  left: `${share * 100}%`,
  top: `${(heightAt(share) / height) * 100}%`,
});

/** The points as a stretch of trail, with stops at the pass mark and at the usual invitation. */
export function ScoreTrail({ result }: { result: PointsResult }) {
  const { totalPoints, visa } = result;
  const share = Math.min(1, totalPoints / mostPoints);
  const marks = [...new Set([visa.passmark, visa.typicalInvitation?.points ?? 0])].filter(Boolean);
  return (
    <div className="score-trail" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        {[3, 2, 1].map((below) => (
          <path key={below} className="art-line" d={lineTo(1, below)} />
        ))}
        <path className="art-line score-way" d={lineTo(1)} />
        <path className="art-line score-walked" d={lineTo(share)} />
      </svg>
      {marks.map((points) => (
        <span key={points} className="score-mark" style={place(points / mostPoints)}>
          <span>{points}</span>
        </span>
      ))}
      <span className="score-here" style={place(share)}>
        <span>{totalPoints}</span>
      </span>
    </div>
  );
}
