import './PostMargin.css';
import type { BlogSummary } from '../../data';
import { ConsultationButton } from '../Consultation';
import { FreeHelp } from '../FreeHelp';
import { PostCard } from '../PostCard';

/** Beside the text of a post: what else to read, and whom to ask. */
export function PostMargin({ others }: { others: readonly BlogSummary[] }) {
  return (
    <aside className="post-margin column-aside sticky stack no-print">
      {others.length > 0 && (
        <>
          <h2 className="margin-title">Read next</h2>
          {others.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              shape="beside"
              sizes="(min-width: 64rem) 7rem, 33vw"
            />
          ))}
        </>
      )}
      <div className="post-margin-ask">
        <h2 className="margin-title">Does this affect you?</h2>
        <p>The first half-hour with us is free.</p>
        <ConsultationButton className="button">Book a Free Consultation</ConsultationButton>
      </div>
      <FreeHelp />
    </aside>
  );
}
