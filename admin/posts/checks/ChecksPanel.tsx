import { Box, Typography } from '@mui/material';
import type { CheckedVersion, Finding } from '../../../api/types';
import { RetryAlert } from '../../ui/lists/RetryAlert';
import { useRead } from '../../useRead';
import { FindingGroup } from './findings';

interface Props {
  blogId: string;
  /** `updated_at` of the working copy (or the live post) as saved last: a new one reads anew. */
  savedAt: string | undefined;
  /** Leads to the finding's field or, by its `element` and `excerpt`, to its place in the text. */
  onShow(finding: Finding): void;
}

/** What must be fixed before the post is published and what is worth a look, as saved last. */
export function ChecksPanel({ blogId, savedAt, onShow }: Props) {
  const address = `/api/checks/${encodeURIComponent(blogId)}?saved_at=${savedAt}`;
  const { data, error, refetch } = useRead<CheckedVersion>(address, {
    enabled: savedAt !== undefined,
    // While a newer answer is on its way the last one stays.
    placeholderData: (last) => last,
  });
  const findings = data?.findings ?? [];
  return (
    <Box>
      <Typography role="status" variant="body2">
        {savedAt === undefined ? 'Checks run after the first save.' : data && summary(data)}
      </Typography>
      {error && (
        <RetryAlert retry={refetch} sx={{ mt: 1 }}>
          The checks could not be loaded. {error.message}
        </RetryAlert>
      )}
      <FindingGroup level="block" findings={findings} onShow={onShow} />
      <FindingGroup level="advise" findings={findings} onShow={onShow} />
    </Box>
  );
}

function summary({ blocks, advises }: CheckedVersion): string {
  if (blocks + advises === 0) return 'The checks found no problems.';
  const look = `${advises} worth a look`;
  if (blocks === 0) return `Ready to publish; ${look}.`;
  return `${blocks} to fix before publishing${advises > 0 ? `; ${look}` : ''}.`;
}
