import { Icon } from './Icon';
import { Notice } from './Notice';
import { Seo } from './Seo';
import { SearchForm } from './search/SearchForm';

/** What an address that leads nowhere shows. */
export function NotFoundNotice() {
  return (
    <Notice title="Oops! Page not found">
      <Seo
        title="Page not found"
        description="There is no page at this address."
        path="/"
        noindex
      />
      <p className="lead">
        The trail ends here. The page may have moved, or the address may have a slip in it.
      </p>
      <SearchForm />
      <p>
        <a className="way" href="/">
          Return to Home
          <Icon name="arrow" />
        </a>
      </p>
    </Notice>
  );
}
