import './PostCard.css';
import { blogPage } from '../content/blogPage';
import { Landscape } from './art/Landscape';

/** Placeholder for an unwritten article. */
export function UpcomingCard({ seed }: { seed: string }) {
  return (
    <article className="post-card post-card-upcoming">
      <div>
        <h3 className="post-card-title soft">{blogPage.upcoming.title}</h3>
        <p className="soft">{blogPage.upcoming.text}</p>
      </div>
      <div className="post-card-picture">
        <Landscape seed={seed} />
      </div>
    </article>
  );
}
