import { Box } from '@mui/material';
import { useGetMany } from 'react-admin';
import { type Field, titleField } from '../../shared/resource';
import { plainResources } from '../../shared/resources';
import { valueInWords } from '../ui/forms/valueInWords';

const longest = 120;

/** A described value in a list. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  if ('to' in field) {
    return <Names resource={field.to} ids={[value].flat().filter(Boolean).map(String)} />;
  }
  if (field.kind === 'image' && value) return <Thumbnail path={String(value)} />;
  const text = valueInWords(field.kind, value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function Names({ resource, ids }: { resource: string; ids: readonly string[] }) {
  const { data } = useGetMany(resource, { ids: [...ids] }, { enabled: ids.length > 0 });
  const title = titleOf(resource);
  return data?.flatMap((row) => row?.[title] ?? []).join(', ') ?? '';
}

/** Returns the field that names rows of a resource that others refer to. */
export function titleOf(resource: string): string {
  const plain = Object.entries(plainResources).find(([name]) => name === resource)?.[1];
  return plain ? titleField(plain.fields) : 'username';
}

/** A small image; what comes with the site has no address of its own before it is built. */
function Thumbnail({ path }: { path: string }) {
  if (path.startsWith('/')) return 'Comes with the site';
  return <Box component="img" src={`/${path}?w=480`} alt="" sx={{ height: 40, maxWidth: 120 }} />;
}
