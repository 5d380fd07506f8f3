import { useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BlogCategory } from '../../api/types';
import type { FormErrors } from '../forms/FormField';

/** Checks a category's name against the others', whatever the case. The server checks it again. */
export function useUniqueName() {
  const dataProvider = useDataProvider();

  return async (values: FieldValues): Promise<FormErrors> => {
    const name: string = values.name;
    const { data } = await dataProvider.getList<BlogCategory>('blog-categories', {
      filter: { q: name },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'name', order: 'ASC' },
    });
    const isTaken = data.some(
      (other) => other.id !== values.id && other.name.toLowerCase() === name.toLowerCase(),
    );
    return isTaken ? { name: 'Category name already exists.' } : {};
  };
}
