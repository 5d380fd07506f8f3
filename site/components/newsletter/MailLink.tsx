import { useSearchParams } from 'react-router-dom';
import type { Seo as SeoTexts } from '../../content/guides/guide';
import type { MailLinkPage } from '../../content/newsletterPages';
import { Seo } from '../Seo';

/**
 * What a link in a message leads to: a button, since mail scanners follow links but press no
 * buttons. The address alone says what is shown, and the form needs no script.
 */
export function MailLink({ page, seo }: { page: MailLinkPage; seo: SeoTexts }) {
  const [query] = useSearchParams();
  const token = query.get('token');
  const result = query.get('result');
  const { title, lead } = token ? page.ask : result === 'done' ? page.done : page.gone;
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
