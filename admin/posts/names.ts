import { useGetList } from 'react-admin';
import type { BlogCategory } from '../../api/types';
import { useRead } from '../reads';

const everyCategory = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
} as const;

export function useCategories() {
  const { data, isPending } = useGetList<BlogCategory>('blog-categories', everyCategory);
  return { names: data?.map(({ name }) => name) ?? [], isPending };
}

export const useAuthors = (): string[] => useRead<string[]>('authors').data ?? [];

export const namesAsChoices = (names: readonly string[]) =>
  names.map((name) => ({ id: name, name }));
