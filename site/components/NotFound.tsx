import { ArrowLink } from './ArrowLink';
import { Notice } from './Notice';
import { Seo } from './Seo';
import { SearchForm } from './search/SearchForm';

/** Shown for unknown addresses. */
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
        <ArrowLink to="/">Return to Home</ArrowLink>
      </p>
    </Notice>
  );
}

const reason = "We couldn't find the post you're looking for.";

export function PostNotFound() {
  return (
    <Notice title="Post not found">
      <Seo title="Post not found" description={reason} path="/blog" noindex />
      <p className="lead">{reason}</p>
      <p>
        <ArrowLink to="/blog">All articles</ArrowLink>
      </p>
    </Notice>
  );
}
