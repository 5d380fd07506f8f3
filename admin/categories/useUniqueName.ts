import { useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BlogCategory } from '../../api/types';
import type { FormErrors } from '../ui/forms/FormField';

const everything = { page: 1, perPage: 1000 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Checks a category's name against the others', whatever the case. The server checks it again. */
export function useUniqueName() {
  const dataProvider = useDataProvider();

  return async (values: FieldValues): Promise<FormErrors> => {
    const name: string = values.name;
    const alike = { filter: { q: name }, pagination: everything, sort: byName };
    // Where the names can't be read, the saving that follows finds out why and tells.
    const { data } = await dataProvider
      .getList<BlogCategory>('blog-categories', alike)
      .catch(() => ({ data: [] }));
    const isTaken = data.some(
      (other) => other.id !== values.id && other.name.toLowerCase() === name.toLowerCase(),
    );
    return isTaken ? { name: 'Category name already exists.' } : {};
  };
}
