import { TrailStretch } from '../components/art/TrailStretch';
import { mostPoints, type PointsResult } from './calculate';

/** The points as a stretch of trail, with stops at the pass mark and at the usual invitation. */
export function ScoreTrail({ result }: { result: PointsResult }) {
  const { totalPoints, visa } = result;
  const stops = new Set([visa.passmark, visa.typicalInvitation?.points ?? visa.passmark]);
  return (
    <TrailStretch
      walked={Math.min(1, totalPoints / mostPoints)}
      here={totalPoints}
      marks={[...stops].map((points) => ({ at: points / mostPoints, label: points }))}
    />
  );
}
