import { rounded, smoothPath } from '../../curve';
import './TrailStretch.css';

const width = 720;
const height = 120;
const steps = 40;

interface TrailStretchProps {
  /** Share of the trail walked, from 0 to 1. */
  walked: number;
  /** Content at the walker's position. */
  here: number;
  /** Stops on the trail: position from 0 to 1, and the number above. */
  marks: readonly { at: number; label: number }[];
}

/** A stretch of trail over contours, walked up to a point. Decorative: the text says the same. */
export function TrailStretch({ walked, here, marks }: TrailStretchProps) {
  return (
    <div className="trail-stretch" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[3, 2, 1].map((below) => (
          <path key={below} className="art-line" d={lineTo(1, below)} />
        ))}
        <path className="art-line trail-ahead" d={lineTo(1)} />
        <path className="art-line trail-walked" d={lineTo(walked)} />
      </svg>
      {marks
        .filter(({ label }) => label !== here)
        .map(({ at, label }) => (
          <span key={label} className="trail-mark" style={position(at)}>
            <span>{label}</span>
          </span>
        ))}
      <span className="trail-mark trail-here" style={position(walked)}>
        {here}
      </span>
    </div>
  );
}

/** Returns the trail's height at a position; `below` counts contours under it. */
function heightAt(share: number, below = 0): number {
  return 88 - 66 * share ** 1.3 * (1 - 0.16 * below) + 8 * Math.sin(share * 14) + 13 * below;
}

function lineTo(share: number, below = 0): string {
  const count = Math.max(2, Math.ceil(steps * share));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const at = (share * i) / count;
    return [at * width, heightAt(at, below)] as const;
  });
  return smoothPath(points);
}

function position(share: number) {
  return { left: `${rounded(share * 100)}%`, top: `${rounded((heightAt(share) / height) * 100)}%` };
}
