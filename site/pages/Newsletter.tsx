import { useSearchParams } from 'react-router-dom';
import { Seo } from '../components/Seo';
import { newsletterPage, newsletterSeo } from '../content/newsletterPages';

const { path, results, start } = newsletterPage;

/** Shows the result of a subscription sent without script. */
export function Component() {
  const [query] = useSearchParams();
  const result = Object.entries(results).find(([name]) => name === query.get('result'))?.[1];
  const { title, lead } = result ?? start;
  return (
    <div className="wrap page-head">
      <Seo {...newsletterSeo} title={title} path={path} noindex />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
