import type { Post } from '../../api/types';
import { formatDay, formatMoment } from '../dates';

/** Who deleted a post and when. */
export function deletion({ deleted_by, deleted_at }: Post): string {
  return deleted_at ? `Deleted by ${deleted_by || 'somebody'}, ${formatMoment(deleted_at)}` : '';
}

/** The day on which a post in the trash is deleted for good. */
export const deletesOn = ({ gone_at }: Post): string => (gone_at ? formatDay(gone_at) : '');
