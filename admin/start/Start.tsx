import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { Due, EnquiryNumbers } from '../../api/types';
import { formatMoment } from '../dates';
import { formatAge } from '../enquiries/age';
import { useInboxNumbers } from '../mail/inbox';
import { useRead } from '../reads';
import { PageHeading } from '../ui/layout/PageHeading';
import { NewButton } from '../ui/lists/NewButton';
import { RetryAlert } from '../ui/lists/RetryAlert';
import { SearchMisses } from './SearchMisses';

const today = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'Australia/Sydney' });

/** Pending work, most urgent first. */
export function Start() {
  const due = useRead<Due>('due');
  const enquiries = useInboxNumbers();
  const error = due.error ?? enquiries.error;
  const tasks = due.data && enquiries.data && tasksOf(due.data, enquiries.data);
  return (
    <>
      <PageHeading title="Start">
        <NewButton resource="blogs" label="New Post" />
      </PageHeading>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        To do today, {today.format(new Date())} (Sydney)
      </Typography>
      {error && (
        <RetryAlert
          retry={() => {
            void due.refetch();
            void enquiries.refetch();
          }}
        >
          This list could not be loaded. {error.message}
        </RetryAlert>
      )}
      {due.data?.damaged_at && (
        <Alert severity="error" sx={{ maxWidth: '46rem', mb: 2 }}>
          The database was found damaged on {formatMoment(due.data.damaged_at)}. Ask the person who
          runs the server to run the doctor (npm run doctor) now: it says what to do.
        </Alert>
      )}
      {due.data?.sample_figures && (
        <Alert severity="warning" sx={{ maxWidth: '46rem', mb: 2 }}>
          The home page and Our Story show invented sample figures and approvals. Ask the person who
          runs the site to replace or hide them; npm run doctor says how.
        </Alert>
      )}
      <Card sx={{ maxWidth: '46rem', px: 2, py: 1 }}>
        {!tasks && !error && <Skeleton height={48} />}
        {tasks?.length === 0 && <Typography sx={{ py: 1 }}>Nothing to do today.</Typography>}
        <Box component="ul" aria-label="To do" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tasks?.map(({ count, one, several, note, to, isUrgent }) => (
            <Box component="li" key={several} sx={row}>
              <Link to={to} sx={{ fontWeight: isUrgent ? 700 : 500 }}>
                {count} {count === 1 ? one : several}
              </Link>
              {note && (
                <Typography component="span" variant="body2" color="text.secondary">
                  {' '}
                  {note}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      </Card>
      <SearchMisses />
    </>
  );
}

interface Task {
  count: number;
  one: string;
  several: string;
  to: string;
  note?: string | undefined;
  isUrgent?: boolean;
}

function tasksOf(due: Due, numbers: EnquiryNumbers): Task[] {
  const { new: fresh, overdue, unsent, oldest_unanswered_at } = numbers;
  const oldest = oldest_unanswered_at ?? undefined;
  const tasks: Task[] = [
    {
      count: fresh,
      one: 'new enquiry',
      several: 'new enquiries',
      to: listOf('enquiries', { status: 'new' }, 'received_at'),
      note: oldest && `the oldest has been waiting ${formatAge(oldest)}`,
      isUrgent: true,
    },
    {
      count: overdue,
      one: 'enquiry is overdue',
      several: 'enquiries are overdue',
      to: listOf('enquiries', { overdue: 'true' }, 'answer_by'),
      isUrgent: true,
    },
    {
      count: unsent,
      one: 'reply is not sent yet',
      several: 'replies are not sent yet',
      to: listOf('enquiries', { delivery: 'delayed' }, 'received_at'),
      note: 'the mail server can’t be reached, or mail isn’t set up',
      isUrgent: true,
    },
    {
      ...due.undelivered,
      one: 'message could not be delivered',
      several: 'messages could not be delivered',
      to: listOf('outbox', due.undelivered.filter, 'updated_at', 'DESC'),
      isUrgent: true,
    },
    {
      ...due.facts_to_check,
      one: 'fact is due for a check',
      several: 'facts are due for a check',
      to: listOf('facts', due.facts_to_check.filter, 'days_until_review'),
    },
    {
      ...due.facts_to_confirm,
      one: 'fact has a value to confirm',
      several: 'facts have values to confirm',
      to: listOf('facts', due.facts_to_confirm.filter, 'name'),
      note: 'visitors don’t see proposed values',
    },
    {
      ...due.drafts,
      one: 'draft',
      several: 'drafts',
      to: listOf('blogs', due.drafts.filter, 'updated_at', 'DESC'),
    },
    {
      ...due.scheduled,
      one: 'scheduled post',
      several: 'scheduled posts',
      to: listOf('blogs', due.scheduled.filter, 'publish_at'),
    },
    {
      ...due.posts_not_reviewed,
      one: 'post not changed for a year',
      several: 'posts not changed for a year',
      to: listOf('blogs', due.posts_not_reviewed.filter, 'updated_at'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
}

function listOf(resource: string, filter: object, sort: string, order = 'ASC'): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order })}`;
}

const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
