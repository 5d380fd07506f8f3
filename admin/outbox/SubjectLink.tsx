import { Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Message } from '../../api/types';

/** A message's subject as a link to its text. */
export function SubjectLink({ id, subject }: Pick<Message, 'id' | 'subject'>) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'outbox', type: 'show', id })}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {subject}
    </Link>
  );
}
