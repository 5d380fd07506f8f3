import '../styles/pageHead.css';
import './Changes.css';
import { NotFoundNotice } from '../components/NotFoundNotice';
import { Seo } from '../components/Seo';
import { changesPage } from '../content/changesPage';
import { changesHtml, figuresHtml } from '../facts/historyHtml';
import type { LoaderArgs, PageProps } from '../loadPage';
import { shownHtml } from '../pageData';
import { seoOf } from '../pageList';

const { path, title, lead, feeds } = changesPage;

/** What changed in the year that `?year=` names; without it in the newest, and every figure of today. */
export async function loader({ url, site: { today, factHistory } }: LoaderArgs) {
  const { changes, inForce } = await factHistory();
  const years = [...new Set(changes.map(({ from }) => from.slice(0, 4)))];
  const asked = url.searchParams.get('year') ?? undefined;
  const year = asked ?? years[0];
  if (asked && !years.includes(asked)) return undefined;
  const changed = changes.filter(({ from }) => from.slice(0, 4) === year);
  const html = changesHtml(changed, today()) + (asked ? '' : figuresHtml(inForce, today()));
  return { years, asked, year, html };
}

export function Component({ data }: PageProps<typeof loader>) {
  if (!data) return <NotFoundNotice />;
  const { years, asked, year, html } = data;
  const seo = seoOf(path);
  return (
    <>
      <Seo
        {...seo}
        title={asked ? `${seo.title}, ${asked}` : seo.title}
        path={asked ? `${path}?year=${asked}` : path}
        trail={[{ name: title, path }]}
      />
      <header className="wrap page-head">
        <h1>{asked ? `${title}: ${asked}` : title}</h1>
        <p className="lead">{lead}</p>
        <p>
          {feeds.text}{' '}
          {feeds.links.map((link) => (
            <a key={link.path} className="changes-link" href={link.path}>
              {link.label}
            </a>
          ))}
        </p>
        <nav aria-label={changesPage.years}>
          {years.map((one, place) => (
            <a
              key={one}
              className="changes-link"
              href={place > 0 ? `${path}?year=${one}` : path}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </a>
          ))}
        </nav>
      </header>
      <div
        {...shownHtml}
        className="wrap changes"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what made it escapes what it is given.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
