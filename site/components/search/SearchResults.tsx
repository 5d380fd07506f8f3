import type { SearchResult } from '../../../api/publicTypes';
import { dialOf } from '../../../shared/phone';
import { searchPage } from '../../content/searchPage';
import { useFirm } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { ConsultationButton } from '../Consultation';

/**
 * Results by kind: the figure that was asked for, then the group of the best result; other figures
 * last and folded unless they are all.
 */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const isAnswered = results[0]?.kind === 'fact' && results.some(({ kind }) => kind !== 'fact');
  const answer = isAnswered ? results.slice(0, 1) : [];
  const groups = new Map<string, SearchResult[]>();
  for (const result of results.slice(answer.length)) {
    const name = searchPage.groups[result.kind];
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  const figures = groups.get(searchPage.groups.fact);
  if (groups.size > 1) groups.delete(searchPage.groups.fact);
  return (
    <>
      {answer.length > 0 && (
        <section className="search-group" aria-label={searchPage.answer}>
          <h2 className="margin-title">{searchPage.answer}</h2>
          <ResultList results={answer} />
        </section>
      )}
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
