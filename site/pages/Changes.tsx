import '../components/Pagination.css';
import './Changes.css';
import { Fragment, type MouseEvent } from 'react';
import { NotFoundNotice } from '../components/NotFound';
import { Seo } from '../components/Seo';
import { changesPage, changesSeo } from '../content/changesPage';
import { changesHtml, figuresHtml } from '../facts/historyHtml';
import type { LoaderArgs, PageProps } from '../loadPage';
import { shownHtml } from '../pageData';

const { path, title, lead, feeds } = changesPage;

/** Returns the visa a fact belongs to, such as `500`. */
const visaOf = (key: string) => /^visa-(\d{3})-/.exec(key)?.[1];

/**
 * Loads the changes of the year in `?year=`, or of all years for the visa in `?visa=`; default: the
 * newest year. Except for a single year, today's figures follow, folded by visa.
 */
export async function loader({ url, site: { today, factHistory } }: LoaderArgs) {
  const { changes, inForce } = await factHistory();
  const years = [...new Set(changes.map(({ from }) => from.slice(0, 4)))];
  const visas = [...new Set(inForce.flatMap(({ key }) => visaOf(key) ?? []))].sort();
  const visa = url.searchParams.get('visa') ?? undefined;
  const asked = visa ? undefined : (url.searchParams.get('year') ?? undefined);
  const year = visa ? undefined : (asked ?? years[0]);
  if ((asked && !years.includes(asked)) || (visa && !visas.includes(visa))) return undefined;
  const shown = (key: string) => !visa || visaOf(key) === visa;
  const changed = changes.filter(
    ({ key, from }) => shown(key) && (!year || from.slice(0, 4) === year),
  );
  const figures = inForce.filter(({ key }) => shown(key));
  const none = changed.length > 0 ? '' : `<p>${changesPage.none}</p>`;
  const html =
    changesHtml(changed, today()) + none + (asked ? '' : figuresHtml(figures, visa !== undefined));
  return { years, asked, year, visas, visa, html };
}

/** Copies a value as it is cited. */
async function copyCited({ target }: MouseEvent<HTMLElement>) {
  const button = target instanceof HTMLElement ? target.closest('button') : null;
  const cited = button?.dataset.cited;
  if (!button || !cited) return;
  const isCopied = await navigator.clipboard.writeText(cited).then(
    () => true,
    () => false,
  );
  // Without leave to write there, the words can be marked and copied.
  button.textContent = isCopied ? changesPage.history.copied : cited;
}

export function Component({ data }: PageProps<typeof loader>) {
  if (!data) return <NotFoundNotice />;
  const { years, asked, year, visas, visa, html } = data;
  const named = visa ? `${changesPage.ofVisa} ${visa}` : asked;
  const query = visa ? `?visa=${visa}` : asked ? `?year=${asked}` : '';
  const seo = changesSeo;
  return (
    <>
      <Seo
        {...seo}
        title={named ? `${seo.title}, ${named}` : seo.title}
        path={path + query}
        trail={[{ name: title, path }]}
      />
      <header className="wrap page-head">
        <h1>{named ? `${title}: ${named}` : title}</h1>
        <p className="lead">{lead}</p>
        <p className="soft">
          {feeds.text}
          {feeds.links.map((link) => (
            <Fragment key={link.path}>
              {' '}
              <a href={link.path}>{link.label}</a>
            </Fragment>
          ))}
        </p>
        <nav className="pagination-pages cluster no-print" aria-label={changesPage.visas}>
          <a href={path} aria-current={visa ? undefined : 'true'}>
            {changesPage.all}
          </a>
          {visas.map((one) => (
            <a
              key={one}
              href={`${path}?visa=${one}`}
              aria-current={one === visa ? 'page' : undefined}
            >
              {one}
            </a>
          ))}
        </nav>
        <nav className="pagination-pages cluster no-print" aria-label={changesPage.years}>
          {years.map((one, position) => (
            <a
              key={one}
              href={position > 0 ? `${path}?year=${one}` : path}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </a>
          ))}
        </nav>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only buttons within it take the press. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's press by keyboard is a click too. */}
      <div
        {...shownHtml}
        className="wrap page-body changes"
        onClick={copyCited}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: its source escapes all input.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
