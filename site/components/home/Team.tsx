import { about } from '../../content/about';
import { team } from '../../content/team';
import { Member } from '../about/Member';
import { Way } from '../Way';

/** Four of the team. */
export function Team() {
  const { heading, lead } = about.team;
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="team-title">{heading}</h2>
            <p>{lead}</p>
          </div>
          <Way to="/about">Meet all {team.length}</Way>
        </div>
        <ul className="members">
          {team
            .filter(({ onHome }) => onHome)
            .map((member) => (
              <Member key={member.name} member={member} />
            ))}
        </ul>
      </div>
    </section>
  );
}
