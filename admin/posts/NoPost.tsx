import { NotFound } from '../ui/layout/NotFoundPage';

/** Shown for a post that doesn't exist. */
export const NoPost = () => (
  <NotFound
    heading="Post not found"
    text="It may have been deleted: the trash keeps a post for 30 days."
  />
);
