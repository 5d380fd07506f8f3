import { Pagination } from '../components/Pagination';
import { Seo } from '../components/Seo';
import { SearchForm } from '../components/search/SearchForm';
import { NothingFound, SearchResults } from '../components/search/SearchResults';
import { useTypedSearch } from '../components/search/useTypedSearch';
import { searchPage } from '../content/searchPage';
import { services } from '../content/services';
import type { LoaderArgs, PageProps } from '../loadPage';
import './Search.css';

const { path, title, lead, corrected: instead, noGuide, contact, unreachable, start } = searchPage;
const perPage = 10;
const maxPages = 10;

/** Searches for `?q=`, page `?page=`. Does nothing without a query. */
export async function loader({ url, site }: LoaderArgs) {
  const asked = url.searchParams;
  const typed = asked.get('q') ?? '';
  const page = Math.min(Math.max(Number.parseInt(asked.get('page') ?? '1', 10) || 1, 1), maxPages);
  if (typed.trim() === '') return { typed: '', page, results: undefined };
  const offset = (page - 1) * perPage;
  return {
    typed,
    page,
    results: await site.search(typed, { offset, limit: perPage }),
  };
}

export function Component({ data }: PageProps<typeof loader>) {
  const { shown, type, failed } = useTypedSearch(data);
  const { typed, page, results } = shown;
  const pages = Math.min(Math.ceil((results?.total ?? 0) / perPage), maxPages);
  const pagePath = (number: number) =>
    `${path}?${new URLSearchParams({ q: typed, ...(number > 1 && { page: String(number) }) })}`;
  return (
    <div className="wrap page-body grid search">
      <Seo title={title} description={lead} path={path} noindex />
      <div className="search-main">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <SearchForm typed={typed} onType={type} stays={failed} />
        </header>
        <p className="search-status soft" role="status">
          {failed ? unreachable : results && <Count total={results.total} typed={typed} />}
        </p>
        {results?.corrected && (
          <p className="margin-note">
            {instead} <strong>{results.corrected}</strong>.
          </p>
        )}
        {results?.noGuide && results.total > 0 && (
          <p className="margin-note">
            {noGuide} <a href={contact.path}>{contact.label}</a>.
          </p>
        )}
        {results && results.total > 0 && <SearchResults results={results.results} />}
        {results && results.total === 0 && <NothingFound />}
        <Pagination page={page} pages={pages} href={pagePath} />
      </div>
      <nav className="column-aside sticky search-guides" aria-label={start}>
        <h2 className="subhead">{start}</h2>
        <ul className="rows rows-split links">
          {services.map((service) => (
            <li key={service.path}>
              <a href={service.path}>{service.menuTitle}</a>{' '}
              <small className="small">{service.subclasses.join(', ')}</small>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Count({ total, typed }: { total: number; typed: string }) {
  const results = total === 1 ? '1 result' : `${total || 'No'} results`;
  return (
    <>
      {results} for “{typed.trim()}”
    </>
  );
}
