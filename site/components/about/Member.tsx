import './Member.css';
import type { TeamMember } from '../../content/team';
import { Portrait } from './Portrait';

/** One of the team, in a list of members. */
export function Member({ member }: { member: TeamMember }) {
  const { name, role, bio, specialization } = member;
  return (
    <li className="member">
      <Portrait member={member} />
      <div className="member-text">
        <h3>{name}</h3>
        <p className="member-role">{role}</p>
        <p className="member-bio">{bio}</p>
        <p className="member-field small">{specialization}</p>
      </div>
    </li>
  );
}
