import { Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Stands below a page's heading until what it shows is read.
 * @param doing what takes a while, said in words.
 */
export const Opening = ({ doing }: { doing?: string }) => (
  <Stack role="status" aria-label={doing ?? 'Loading'} spacing={2} sx={{ p: 2, maxWidth: '46rem' }}>
    {doing && <Typography color="text.secondary">{doing}</Typography>}
    {[56, 56, 120].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stack>
);

/**
 * Returns a row as a list that was shown read it, with that list's columns. react-admin keeps rows
 * under the list's `meta`.
 */
export function useListedRow<Row extends object>(page: string, id: string) {
  const kept = useQueryClient().getQueriesData<Partial<Row>>({ queryKey: [page, 'getOne'] });
  return kept.find(([[, , asked], row]) => row && isAsked(asked, id))?.[1];
}

const isAsked = (asked: unknown, id: string): boolean =>
  typeof asked === 'object' && asked !== null && 'id' in asked && asked.id === id;
