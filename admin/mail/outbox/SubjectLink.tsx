import { Link } from 'react-admin';
import type { Message } from '../../../api/types';

/** A message's subject as a link to its text. */
export const SubjectLink = ({ id, subject }: Pick<Message, 'id' | 'subject'>) => (
  <Link to={`/outbox/${encodeURIComponent(id)}/show`} sx={{ overflowWrap: 'anywhere' }}>
    {subject}
  </Link>
);
