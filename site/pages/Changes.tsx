import '../styles/pageHead.css';
import '../styles/changes.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { FactChange } from '../../api/types';
import { ExternalLink } from '../components/guide/ExternalLink';
import { Seo } from '../components/Seo';
import { changesPage } from '../content/changesPage';
import { siteData } from '../data';
import { longDay } from '../facts/days';
import { seoOf } from '../pageList';

const { path, title, lead, feeds, toCome, was, now } = changesPage;

/** Every figure, what it was before, and the day on which this is said. */
export async function loader({ context }: LoaderFunctionArgs) {
  const data = siteData(context);
  return { today: data.today(), ...(await data.factHistory()) };
}

export function Component() {
  const { today, changes, inForce } = useLoaderData<typeof loader>();
  const days = [...new Set(changes.map(({ from }) => from))];
  return (
    <>
      <Seo {...seoOf(path)} path={path} trail={[{ name: title, path }]} />
      <header className="wrap page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>
          {feeds.text}{' '}
          {feeds.links.map((link) => (
            <a key={link.path} className="changes-feed" href={link.path}>
              {link.label}
            </a>
          ))}
        </p>
      </header>
      <div className="wrap changes">
        {days.map((day) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              <time dateTime={day}>{longDay(day)}</time>
              {day > today && <small> {toCome}</small>}
            </h2>
            <ul>
              {changes
                .filter(({ from }) => from === day)
                .map((change) => (
                  <Change key={change.id} change={change} />
                ))}
            </ul>
          </section>
        ))}
        <section id={now.id} aria-labelledby="figures-heading">
          <h2 id="figures-heading">{now.heading}</h2>
          <dl className="changes-now">
            {inForce.map(({ key, name, text, valid_from, checked_on, review_by, ...fact }) => (
              <div key={key} id={key}>
                <dt>{name}</dt>
                <dd>{text}</dd>
                <dd className="changes-source">
                  {valid_from && `${now.from} ${longDay(valid_from)} · `}
                  {now.checked} {longDay(checked_on)} · <Source {...fact} />
                  {review_by < today && <em>{now.old}</em>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Change({ change }: { change: FactChange }) {
  const { key, name, text, previous_text, why, instrument, source_title, source_url } = change;
  return (
    <li id={`${key}-${change.from}`}>
      <a href={`#${key}`}>{name}</a>: <strong>{text}</strong>
      {previous_text !== null && (
        <span>
          {' '}
          ({was} {previous_text})
        </span>
      )}
      {why && <p>{why}</p>}
      <p className="changes-source">
        {instrument && `${instrument} · `}
        <Source source_title={source_title} source_url={source_url} />
      </p>
    </li>
  );
}

function Source({ source_title, source_url }: Pick<FactChange, 'source_title' | 'source_url'>) {
  return source_url ? <ExternalLink href={source_url}>{source_title}</ExternalLink> : source_title;
}
