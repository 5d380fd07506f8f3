import { team, teamHead } from '../../content/team';
import { Member } from '../about/Member';
import { SectionHead } from '../SectionHead';
import { Way } from '../Way';

/** Four of the team. */
export function Team() {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHead id="team-title" {...teamHead}>
          <Way to="/about">Meet all {team.length}</Way>
        </SectionHead>
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
