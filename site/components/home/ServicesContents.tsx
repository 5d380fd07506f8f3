import './ServicesContents.css';
import { home } from '../../content/home';
import { services } from '../../content/services';
import { ArrowLink } from '../ArrowLink';

/** The services as a guidebook's table of contents, with subclasses instead of page numbers. */
export function ServicesContents() {
  const { heading, lead, more } = home.services;
  return (
    <section className="section" aria-labelledby="services-title">
      <div className="wrap grid">
        <div className="column-title sticky stack">
          <h2 id="services-title">{heading}</h2>
          <p>{lead}</p>
          <ArrowLink to={more.path}>{more.label}</ArrowLink>
        </div>
        <ol className="column-body rows rows-closed">
          {services.map(({ title, path, description, subclasses }) => (
            <li key={path} className="contents-row">
              <h3>
                <a className="whole-link" href={path}>
                  {title}
                </a>
              </h3>
              <span className="contents-leader" aria-hidden="true" />
              <p className="contents-numbers">
                <span className="visually-hidden">
                  Visa {subclasses.length === 1 ? 'subclass' : 'subclasses'}{' '}
                </span>
                {subclasses.join(', ')}
              </p>
              <p className="contents-text soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
