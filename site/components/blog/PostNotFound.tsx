import { Icon } from '../Icon';
import { Notice } from '../Notice';
import { Seo } from '../Seo';

const reason = "We couldn't find the post you're looking for.";

export function PostNotFound() {
  return (
    <Notice title="Post not found">
      <Seo title="Post not found" description={reason} path="/blog" noindex />
      <p className="lead">{reason}</p>
      <p>
        <a className="way" href="/blog">
          All articles
          <Icon name="arrow" />
        </a>
      </p>
    </Notice>
  );
}
