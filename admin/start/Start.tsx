import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EnquiriesToday } from '../enquiries/EnquiriesToday';
import { PageHeading } from '../layout/PageHeading';
import { Drafts } from './Drafts';
import { FactsToCheck } from './FactsToCheck';
import { FactsToConfirm } from './FactsToConfirm';
import { OldPosts } from './OldPosts';
import { ScheduledPosts } from './ScheduledPosts';
import { SearchMisses } from './SearchMisses';

const today = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'Australia/Sydney' });

/** What needs a person today; each section is a file beside this one. */
export function Start() {
  return (
    <>
      <PageHeading title="Start" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        What waits for somebody on {today.format(new Date())} in Sydney.
      </Typography>
      <Box sx={columns}>
        <EnquiriesToday />
        <FactsToCheck />
        <FactsToConfirm />
        <ScheduledPosts />
        <Drafts />
        <OldPosts />
        <SearchMisses />
      </Box>
    </>
  );
}

/** In columns, as sections are of very different lengths. */
const columns = {
  columnCount: { xs: 1, md: 2 },
  columnGap: 2,
  '& > *': { breakInside: 'avoid', mb: 2 },
};
