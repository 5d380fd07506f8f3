import '../styles/pageHead.css';
import '../styles/changes.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { NotFoundNotice } from '../components/NotFoundNotice';
import { Seo } from '../components/Seo';
import { changesPage } from '../content/changesPage';
import { siteData } from '../data';
import { changesHtml, figuresHtml } from '../facts/historyHtml';
import { seoOf } from '../pageList';
import { listsClass } from '../shownHtml';

const { path, title, lead, feeds } = changesPage;

/** What changed in the year that `?year=` names; without it in the newest, and every figure of today. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { today, factHistory } = siteData(context);
  const { changes, inForce } = await factHistory();
  const years = [...new Set(changes.map(({ from }) => from.slice(0, 4)))];
  const asked = new URL(request.url).searchParams.get('year') ?? undefined;
  const year = asked ?? years[0];
  if (asked && !years.includes(asked)) return data(null, { status: 404 });
  const changed = changes.filter(({ from }) => from.slice(0, 4) === year);
  const html = changesHtml(changed, today()) + (asked ? '' : figuresHtml(inForce, today()));
  return { years, asked, year, html };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <NotFoundNotice />;
  const { years, asked, year, html } = loaded;
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
        className={`wrap ${listsClass}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what made it escapes what it is given.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
