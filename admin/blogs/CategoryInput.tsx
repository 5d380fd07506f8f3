import { SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BlogCategory } from '../../api/types';

const everyCategory = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' as const },
};

/** Stores the category's name. A post whose category was deleted goes on showing it. */
export function CategoryInput() {
  const { data, isPending } = useGetList<BlogCategory>('blog-categories', everyCategory);
  const chosen: string = useWatch({ name: 'category' }) ?? '';
  const names = data?.map(({ name }) => name) ?? [];
  if (chosen && !names.includes(chosen)) names.unshift(chosen);
  return (
    <SelectInput
      source="category"
      label="Category"
      isRequired
      isPending={isPending}
      choices={names.map((name) => ({ id: name, name }))}
      translateChoice={false}
      helperText={names.length === 0 && !isPending ? 'Create a category first.' : false}
    />
  );
}
