import { Box } from '@mui/material';
import type { Finding } from '../../../api/types';
import { keyOf } from './FindingGroup';

const most = 3;

/** The first findings of a post, those that block before the others, and how many more there are. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const rank = ({ level }: Finding) => (level === 'block' ? 0 : 1);
  const ordered = findings.toSorted((one, other) => rank(one) - rank(other));
  const more = ordered.length - most;
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        {ordered.slice(0, most).map((finding) => (
          <Box key={keyOf(finding)} component="span" sx={{ display: 'block', mb: 0.5 }}>
            {finding.message}
          </Box>
        ))}
      </Box>
      {more > 0 && `and ${more} more`}
    </>
  );
}
