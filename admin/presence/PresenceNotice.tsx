import { Alert } from '@mui/material';
import { nameOf, usePresence } from './usePresence';

interface Props {
  resource: string;
  id: string;
  /** What the record is called, as in 'Kim has this enquiry open too.' */
  noun: string;
}

/** Says who else has a record open; everybody may go on. */
export function PresenceNotice({ resource, id, noun }: Props) {
  const { editors, tab } = usePresence(resource, id);
  const names = editors.filter((other) => other.tab !== tab).map(nameOf);
  const others = [...new Set(names)].map((name) =>
    name === 'You' ? 'You, in another tab,' : name,
  );
  if (others.length === 0) return null;
  const isPlural = others.length > 1 || names.includes('You');
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {others.join(' and ')} {isPlural ? 'have' : 'has'} this {noun} open too.
    </Alert>
  );
}
