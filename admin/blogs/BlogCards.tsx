import { EditButton } from 'react-admin';
import type { Blog } from '../../api/types';
import { RecordCards } from '../lists/RecordCards';
import { CategoryBadge } from './CategoryBadge';
import { DeleteBlogButton } from './DeleteBlogButton';
import { formatDate } from './formatDate';

const actions = (
  <>
    <EditButton />
    <DeleteBlogButton />
  </>
);

export function BlogCards() {
  return (
    <RecordCards<Blog>
      title={({ title }) => title}
      details={({ author, date }) => `${author} · ${formatDate(date)}`}
      text={({ excerpt }) => excerpt}
      badge={({ category }) => <CategoryBadge name={category} />}
      actions={actions}
    />
  );
}
