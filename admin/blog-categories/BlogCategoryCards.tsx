import { EditButton } from 'react-admin';
import type { BlogCategory } from '../../api/types';
import { RecordCards } from '../lists/RecordCards';
import { DeleteCategoryButton } from './DeleteCategoryButton';

const actions = (
  <>
    <EditButton />
    <DeleteCategoryButton />
  </>
);

export function BlogCategoryCards() {
  return (
    <RecordCards<BlogCategory>
      title={({ name }) => name}
      text={({ description }) => description}
      actions={actions}
    />
  );
}
