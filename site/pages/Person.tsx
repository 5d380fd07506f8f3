import './Person.css';
import { longDay } from '../../shared/facts';
import { ArrowLink } from '../components/ArrowLink';
import { Portrait } from '../components/about/Member';
import { NotFoundNotice } from '../components/NotFound';
import { Seo } from '../components/Seo';
import { personData } from '../components/structuredData';
import { regulator } from '../content/policies/policy';
import { personPage } from '../content/signatures';
import { Filled, useFirm } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';
import { useSettings } from '../settings';

const { meet, signed } = personPage;

/** Loads one of the people on the team page, and what they checked. */
export async function loader({ params, site }: LoaderArgs) {
  const people = await site.rows('people');
  const index = people.findIndex(({ id }) => id === params.person);
  const person = people[index];
  return person && { person, index, pages: await site.signedBy(person.id) };
}

/** A person of the firm: who they are, what they checked, and when they can be met. */
export function Component({ data }: PageProps<typeof loader>) {
  const { bookable } = useFirm();
  const settings = useSettings();
  if (!data) return <NotFoundNotice />;
  const { person, index, pages } = data;
  const { id, name, role, marn, bio, specialization, languages, image } = person;
  const path = `/about/${encodeURIComponent(id)}`;
  return (
    <>
      <Seo
        title={`${name}, ${role}`}
        description={bio}
        keywords={[name, role, specialization].filter(Boolean)}
        path={path}
        trail={[
          { name: 'Our story', path: personPage.back.path },
          { name, path },
        ]}
        jsonLd={[personData(settings, person)]}
      />
      <div className="wrap grid page-head person-page">
        <div className="column-title">
          <Portrait name={name} image={image} hill={index} />
        </div>
        <div className="column-body stack">
          <p className="margin-title">{personPage.eyebrow}</p>
          <h1>{name}</h1>
          <p className="lead">{role}</p>
          {marn && (
            <p>
              {personPage.registered} {marn}.{' '}
              <a href={regulator.register.href} target="_blank" rel="noopener">
                {personPage.register}
              </a>
            </p>
          )}
          <p>{bio}</p>
          <dl className="rows">
            {specialization && (
              <div>
                <dt>{personPage.specialization}</dt>
                <dd>{specialization}</dd>
              </div>
            )}
            {languages && (
              <div>
                <dt>{personPage.languages}</dt>
                <dd>{languages}</dd>
              </div>
            )}
          </dl>
          {bookable.some((one) => one.id === id) && (
            <section className="stack stack-close" aria-labelledby="meet-title">
              <h2 id="meet-title">
                {meet.heading} {name}
              </h2>
              <p>
                <Filled text={meet.text} />
              </p>
              <p className="actions">
                <a
                  className="button button-primary"
                  href={`/book?${new URLSearchParams({ person: id })}`}
                >
                  {meet.button}
                </a>
              </p>
            </section>
          )}
          {marn && (
            <section className="stack stack-close" aria-labelledby="signed-title">
              <h2 id="signed-title">{signed.heading}</h2>
              {pages.length === 0 && <p>{signed.none}</p>}
              <ul className="links">
                {pages.map((page) => (
                  <li key={page.path}>
                    <a href={page.path}>{page.title}</a>{' '}
                    <span className="soft">{longDay(page.signed_on)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ArrowLink to={personPage.back.path}>{personPage.back.label}</ArrowLink>
        </div>
      </div>
    </>
  );
}
