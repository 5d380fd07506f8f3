import { initialsOf } from '../../../shared/initials';
import type { PublicRow } from '../../../shared/resources';
import contours from '../art/drawings/contours.svg';
import { Photo } from '../art/Photo';
import './Member.css';

interface MemberProps {
  person: PublicRow<'people'>;
  /** As for `Portrait`. */
  hill: number;
}

/** A team member in a list. */
export function Member({ person, hill }: MemberProps) {
  const { id, name, role, marn, bio, specialization, languages, image } = person;
  return (
    <li className="member">
      <Portrait name={name} image={image} hill={hill} />
      <div className="member-text">
        <h3>
          <a href={`/about/${encodeURIComponent(id)}`}>{name}</a>
        </h3>
        <p className="member-role">{[role, marn && `MARN ${marn}`].filter(Boolean).join(', ')}</p>
        <p className="member-bio">{bio}</p>
        <p className="member-field small">{specialization}</p>
        {languages && <p className="soft small">Speaks {languages}</p>}
      </div>
    </li>
  );
}

const [width, height] = [320, 400];
/** Number of hills in the drawing. */
const hills = 8;

interface PortraitProps {
  name: string;
  image: string;
  /** Chooses the hills behind the initials of who has no portrait. */
  hill: number;
}

/** A person's portrait, or their initials before hills if there is none. */
export function Portrait({ name, image, hill }: PortraitProps) {
  if (image) return <Photo className="portrait" path={image} width={width} height={height} />;
  return (
    <svg
      className="portrait"
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${contours}#${(hill % hills) + 1}`} />
      <text x="80" y="104" textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
