import './PostCard.css';
import { blogPage } from '../content/blogPage';
import { Tile } from './art/Tile';

/** Keeps the place of an article that isn't written yet. */
export function UpcomingCard({ seed }: { seed: string }) {
  return (
    <article className="post-card post-card-above post-card-upcoming">
      <div className="post-card-text">
        <h3 className="post-card-title">{blogPage.upcoming.title}</h3>
        <p className="post-card-excerpt">{blogPage.upcoming.text}</p>
      </div>
      <div className="post-card-picture">
        <Tile seed={seed} />
      </div>
    </article>
  );
}
