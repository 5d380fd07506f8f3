import { type TeamMember, team } from '../../content/team';
import contours from '../art/drawings/contours.svg';
import './Member.css';

/** One of the team, in a list of members. */
export function Member({ member }: { member: TeamMember }) {
  const { name, role, marn, bio, specialization } = member;
  return (
    <li className="member">
      <Portrait member={member} />
      <div className="member-text">
        <h3>{name}</h3>
        <p className="member-role">
          {role}
          {marn && `, MARN ${marn}`}
        </p>
        <p className="member-bio">{bio}</p>
        <p className="member-field small">{specialization}</p>
      </div>
    </li>
  );
}

const [width, height] = [160, 200];
/** Hills in the drawing. */
const hills = 8;

/** First letters of the first and the last name. */
function monogram(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
}

/** A member's portrait or, until there is one, a monogram on a hill of their own. */
function Portrait({ member }: { member: TeamMember }) {
  const { name, image } = member;
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
  return (
    <svg
      className="portrait"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${contours}#${(team.indexOf(member) % hills) + 1}`} />
      <text x="14" y={height - 16}>
        {monogram(name)}
      </text>
    </svg>
  );
}
