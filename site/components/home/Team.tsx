import { team, teamHead } from '../../content/team';
import { ArrowLink } from '../ArrowLink';
import { Member } from '../about/Member';
import { SectionHead } from '../SectionHead';

/** Four team members. */
export function Team() {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHead id="team-title" {...teamHead}>
          <ArrowLink to="/about">Meet the whole team</ArrowLink>
        </SectionHead>
        <ul className="cells">
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
