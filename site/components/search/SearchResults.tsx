import type { SearchResult } from '../../../api/publicTypes';
import { company } from '../../content/company';
import { searchPage } from '../../content/searchPage';
import { ArrowLink } from '../ArrowLink';
import { ConsultationButton } from '../Consultation';

/** What was found, the best first: guides and articles, then bare figures folded away where there are others. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const figures = results.filter(({ kind }) => kind === 'fact');
  const others = results.filter(({ kind }) => kind !== 'fact');
  if (others.length === 0) return <ResultList results={figures} />;
  return (
    <>
      <ResultList results={others} />
      {figures.length > 0 && (
        <details className="search-figures">
          <summary>
            {searchPage.figures} ({figures.length})
          </summary>
          <ResultList results={figures} />
        </details>
      )}
    </>
  );
}

function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="search-results rows">
      {results.map(({ kind, title, url, snippet }) => (
        <li key={url}>
          <p className="small" data-kind={kind}>
            {searchPage.kinds[kind]}
          </p>
          <h2>
            <a className="whole-link" href={url}>
              {title}
            </a>
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes all but its marks. */}
          <p className="soft" dangerouslySetInnerHTML={{ __html: snippet }} />
        </li>
      ))}
    </ol>
  );
}

const { contact, none } = searchPage;
const { heading, tips, ask } = none;

/** What to try where nothing was found, and whom to ask. */
export function NothingFound() {
  return (
    <section className="search-none panel-sand" aria-labelledby="search-none">
      <h2 id="search-none">{heading}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>{ask}</p>
      <div className="actions">
        <ConsultationButton className="button button-primary">
          Book a Free Consultation
        </ConsultationButton>
        <ArrowLink to={contact.path}>{contact.label}</ArrowLink>
        <a className="arrow-link" href={`tel:${company.phone.dial}`}>
          {company.phone.shown}
        </a>
      </div>
    </section>
  );
}
