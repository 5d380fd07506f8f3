import { type TeamMember, team } from '../../content/team';
import contours from '../art/drawings/contours.svg';
import { Photo } from '../art/Photo';
import './Member.css';

/** A team member in a list. */
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

const [width, height] = [320, 400];
/** Number of hills in the drawing. */
const hills = 8;

/** A member's portrait, or hills if there is none. */
function Portrait({ member }: { member: TeamMember }) {
  const { image } = member;
  if (image) return <Photo className="portrait" src={image} width={width} height={height} />;
  return (
    <svg
      className="portrait"
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${contours}#${(team.indexOf(member) % hills) + 1}`} />
    </svg>
  );
}
