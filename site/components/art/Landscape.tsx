import type { ReactNode } from 'react';
import type { Point } from './curve';
import { blossomSun, disc } from './disc';
import { groundAt, groundLine, type Terrain, type Trail, trailPart } from './terrain';

const bands = 6;

interface LandscapeProps {
  terrain: Terrain;
  trails: readonly Trail[];
  sun?: { at: Point; radius: number };
  /** Radius of a stop at the front edge; far stops are smaller. */
  stopRadius: number;
  className?: string;
  /** Drawn in front of everything. */
  children?: ReactNode;
}

/**
 * A terrain drawn line by line from the horizon to the front, so that near hills hide far ones,
 * with trails laid between the lines and blossoms where a trail stops.
 */
export function Landscape(props: LandscapeProps) {
  const { terrain, trails, sun, stopRadius, className, children } = props;
  const { width, height, lines } = terrain;
  const stops = trails.flatMap(({ x, stops: depths = [] }) =>
    depths.map((at) =>
      disc([x(at), groundAt(terrain, x(at), at)], stopRadius * (0.45 + 0.55 * at)),
    ),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {sun && <path className="art-blossom" d={blossomSun(sun.at, sun.radius)} />}
      {Array.from({ length: lines }, (_, i) => {
        const depth = i / lines;
        const trail = trails
          .map((each) => trailPart(terrain, each, depth, i + 1 < lines ? (i + 1) / lines : 1.2))
          .join('');
        return (
          <g key={depth} className={`band band-${Math.floor((i * bands) / lines)}`}>
            <path d={groundLine(terrain, depth)} />
            {trail && <path className="art-trail" d={trail} />}
          </g>
        );
      })}
      {stops.length > 0 && <path className="art-stop" d={stops.join('')} />}
      {children}
    </svg>
  );
}
