import { Member } from '../components/about/Member';
import { Specializations } from '../components/about/Specializations';
import { Story, Values } from '../components/about/Story';
import story from '../components/art/drawings/story.svg';
import { CallToAction } from '../components/CallToAction';
import { Offices } from '../components/contact/Offices';
import { SectionHead } from '../components/SectionHead';
import { Seo } from '../components/Seo';
import { about, aboutSeo } from '../content/about';
import { teamHead } from '../content/team';
import { useFirmText } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';
import './About.css';

const path = '/about';

export async function loader({ site }: LoaderArgs) {
  return { people: await site.rows('people') };
}

export function Component({ data: { people } }: PageProps<typeof loader>) {
  const { hero, offices, closing } = about;
  const filled = useFirmText();
  return (
    <>
      <Seo {...aboutSeo} path={path} trail={[{ name: hero.eyebrow, path }]} offices />
      <header className="about-head">
        <div className="wrap grid page-head">
          <div className="column-main">
            <p className="margin-title">{hero.eyebrow}</p>
            <h1>{hero.title}</h1>
            <p className="lead">{filled(hero.lead)}</p>
          </div>
        </div>
        <div className="about-head-art">
          <img className="art-plate" src={story} alt="" />
        </div>
      </header>
      <Story />
      <Specializations />
      <Values />
      <section className="section about-team" aria-labelledby="team-title">
        <div className="wrap">
          <SectionHead id="team-title" {...teamHead} />
          <ul className="cells">
            {people.map((person, index) => (
              <Member key={person.id} person={person} hill={index} />
            ))}
          </ul>
        </div>
      </section>
      <Offices {...offices} />
      <CallToAction {...closing} />
    </>
  );
}
