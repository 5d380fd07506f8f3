import type { PublicRow } from '../../../shared/resources';
import { teamHead } from '../../content/team';
import { ArrowLink } from '../ArrowLink';
import { Member } from '../about/Member';
import { SectionHead } from '../SectionHead';

/** The team members that the home page shows. */
export function Team({ people }: { people: readonly PublicRow<'people'>[] }) {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHead id="team-title" {...teamHead}>
          <ArrowLink to="/about">Meet the whole team</ArrowLink>
        </SectionHead>
        <ul className="cells cells-swipe">
          {people.map(
            (person, index) =>
              person.on_home && <Member key={person.id} person={person} hill={index} />,
          )}
        </ul>
      </div>
    </section>
  );
}
