import { useSearchParams } from 'react-router-dom';
import type { Seo as SeoTexts } from '../../content/guides/guide';
import type { MailLinkPage } from '../../content/newsletterPages';
import { Seo } from '../Seo';

/**
 * The page behind a link in mail. It shows a button, since opening a link changes nothing. Works
 * from the address alone, without script.
 */
export function MailLink({ page, seo }: { page: MailLinkPage; seo: SeoTexts }) {
  const [query] = useSearchParams();
  const token = query.get('token');
  const result = query.get('result');
  const { title, lead } = token ? page.ask : resultOf(page, result);
  return (
    <div className="wrap page-head">
      <Seo {...seo} title={title} path={page.path} noindex />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {token && (
        <form method="post" action={page.path} className="actions">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-primary button-large">
            {page.ask.button}
          </button>
        </form>
      )}
    </div>
  );
}

function resultOf({ done, already = done, gone }: MailLinkPage, result: string | null) {
  if (result === 'already') return already;
  return result === 'done' ? done : gone;
}
