import type { SearchResult } from '../../../api/publicTypes';
import { searchPage } from '../../content/searchPage';

/** What was found, the best first. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="search-results">
      {results.map(({ kind, title, url, snippet }) => (
        <li key={url}>
          <p className="search-kind" data-kind={kind}>
            {searchPage.kinds[kind]}
          </p>
          <h2>
            <a className="whole-link" href={url}>
              {title}
            </a>
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes all but its marks. */}
          <p className="search-snippet" dangerouslySetInnerHTML={{ __html: snippet }} />
        </li>
      ))}
    </ol>
  );
}
