import { ArrowLink } from '../ArrowLink';
import { Notice } from '../Notice';
import { Seo } from '../Seo';

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
