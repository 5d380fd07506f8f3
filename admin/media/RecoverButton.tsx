import type { Media } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';

/** Takes a picture out of the trash. */
export const RecoverButton = ({ media }: { media: Media }) => (
  <ActionButton
    resource="media-recoveries"
    data={{ image_id: media.id }}
    done="Picture restored."
    fullWidth
    aria-label={`Restore ${media.alt || media.name}`}
  >
    Restore
  </ActionButton>
);
