import type { TeamMember } from '../../content/team';
import { disc } from '../art/disc';
import { contours, portraitSize } from './contours';

const { width, height } = portraitSize;

/** First letters of the first and the last name. */
function monogram(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
}

/** A member's portrait or, until there is one, a monogram on a hill of their own. */
export function Portrait({ member: { name, image } }: { member: TeamMember }) {
  if (image) {
    return (
      <img
        className="portrait"
        src={image}
        alt=""
        width={width * 2}
        height={height * 2}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const { top, lines } = contours(name);
  return (
    <svg
      className="portrait"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="portrait-lines" d={lines} />
      <path className="portrait-blossom" d={disc(top, 4.5)} />
      <text className="portrait-letters" x="14" y={height - 16}>
        {monogram(name)}
      </text>
    </svg>
  );
}
