import type { Post } from '../../api/types';
import { formatMoment } from '../dates';

const dayMs = 24 * 3_600_000;

/** Who deleted a post and when. */
export function deletion({ deleted_by, deleted_at }: Post): string {
  return deleted_at ? `Deleted by ${deleted_by || 'somebody'}, ${formatMoment(deleted_at)}` : '';
}

/** How long a post in the trash can still be brought back. */
export function timeLeft({ gone_at }: Post): string {
  if (!gone_at) return '';
  const days = Math.max(0, Math.ceil((Date.parse(gone_at) - Date.now()) / dayMs));
  return days === 1 ? '1 day left' : `${days} days left`;
}
