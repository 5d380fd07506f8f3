import { NotFound } from '../ui/layout/NotFoundPage';

/** Instead of a post that there isn't. */
export const NoPost = () => (
  <NotFound
    heading="There is no such post"
    text="It may have been deleted: the trash keeps a post for 30 days."
  />
);
