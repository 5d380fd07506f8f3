import type { SearchResult } from '../../../api/publicTypes';
import { dialOf } from '../../../shared/phone';
import { searchPage } from '../../content/searchPage';
import { useFirm } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { ConsultationButton } from '../Consultation';

/**
 * Results by kind: the group of the best result first, figures last and folded unless they are all.
 */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const name = searchPage.groups[result.kind];
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  const figures = groups.get(searchPage.groups.fact);
  if (groups.size > 1) groups.delete(searchPage.groups.fact);
  return (
    <>
      {[...groups].map(([name, entries]) => (
        <section key={name} className="search-group" aria-label={name}>
          <h2 className="margin-title">{name}</h2>
          <ResultList results={entries} />
        </section>
      ))}
      {figures && groups.size > 0 && !groups.has(searchPage.groups.fact) && (
        <details className="search-figures">
          <summary>
            {searchPage.groups.fact} ({figures.length})
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
      {results.map(({ title, url, snippet }) => (
        <li key={url}>
          <h3>
            <a className="whole-link" href={url}>
              {title}
            </a>
          </h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes all but its marks. */}
          <p className="soft" dangerouslySetInnerHTML={{ __html: snippet }} />
        </li>
      ))}
    </ol>
  );
}

const { contact, none } = searchPage;
const { heading, tips, ask } = none;

/** Suggestions for a search without results, and contact. */
export function NothingFound() {
  const { company } = useFirm();
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
        <a className="arrow-link" href={`tel:${dialOf(company)}`}>
          {company.phone}
        </a>
      </div>
    </section>
  );
}
