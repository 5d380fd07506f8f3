import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { Due, EnquiryNumbers } from '../../api/types';
import { MisfitList } from '../bookings/MisfitList';
import { UnnotedList } from '../bookings/UnnotedList';
import { formatDate, formatMoment, today } from '../dates';
import { formatAge } from '../enquiries/age';
import { useInboxNumbers } from '../mail/inbox';
import { useRead } from '../reads';
import { maySeeClients } from '../signedIn';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { NewButton } from '../ui/lists/NewButton';
import { RetryAlert } from '../ui/lists/RetryAlert';
import { ChangedLast, FailedPosts, NextLive, useScheduled } from './Posts';
import { SearchMisses } from './SearchMisses';
import { line, list } from './styles';
import { WaitingEnquiries } from './WaitingEnquiries';

const fullDay = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeZone: 'Australia/Sydney',
});

/** Work that needs a person, most urgent first, beside the posts that go live next. */
export function Start() {
  const due = useRead<Due>('due');
  const enquiries = useInboxNumbers();
  const { failed, next } = useScheduled();
  const error = due.error ?? enquiries.error;
  const seesClients = maySeeClients();
  const isRead = enquiries.data !== undefined || !seesClients;
  const tasks = due.data && isRead ? tasksOf(due.data, enquiries.data) : undefined;
  const registrations = (seesClients && due.data?.registrations) || [];
  const isIdle = tasks?.length === 0 && failed.length === 0 && registrations.length === 0;
  return (
    <>
      <PageHeading title="Start">
        <NewButton resource="blogs" label="New Post" />
      </PageHeading>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {fullDay.format(new Date())} (Sydney)
      </Typography>
      <Notices due={due.data}>
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
      </Notices>
      <Box sx={{ display: 'grid', gap: 2, '& > :last-child': { mb: 2 } }}>
        {due.data && due.data.misfits > 0 && <MisfitList />}
        {due.data && due.data.without_note > 0 && <UnnotedList />}
      </Box>
      <Box sx={columns}>
        <Box sx={column}>
          <Section title="Needs you">
            {!tasks && !error && <Skeleton height={48} />}
            {isIdle && (
              <Typography>
                Nothing right now. What is due appears here: drafts, figures to check, and
                enquiries.
              </Typography>
            )}
            <Box component="ul" aria-label="To do" sx={list}>
              {tasks
                ?.filter(({ isUrgent }) => isUrgent)
                .map((task) => (
                  <TaskLine key={task.several} {...task} />
                ))}
              <FailedPosts posts={failed} />
              {registrations.map((registration) => (
                <RegistrationLine key={registration.id} {...registration} />
              ))}
              {tasks
                ?.filter(({ isUrgent }) => !isUrgent)
                .map((task) => (
                  <TaskLine key={task.several} {...task} />
                ))}
            </Box>
            {due.data?.nobody_bookable && <NobodyBookable />}
            <FiguresThatCame count={due.data?.facts_unchecked.count ?? 0} />
          </Section>
          {seesClients && <WaitingEnquiries />}
        </Box>
        <Box sx={column}>
          <NextLive posts={next} />
          <ChangedLast />
          <SearchMisses />
        </Box>
      </Box>
    </>
  );
}

interface NoticesProps {
  due: Due | undefined;
  children: ReactNode;
}

/** Problems of the whole site. */
const Notices = ({ due, children }: NoticesProps) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: '60rem', '& > :last-child': { mb: 2 } }}>
    {children}
    {due?.damaged_at && (
      <Alert severity="error">
        The database was found damaged on {formatMoment(due.damaged_at)}. Ask the person who runs
        the server to run the doctor (npm run doctor) now: it says what to do.
      </Alert>
    )}
    {due?.clock_jump && <ClockNotice {...due.clock_jump} />}
    {due?.backup && <BackupNotice {...due.backup} />}
    {due?.failing_calendars.map(({ person, since, problem }) => (
      <Alert key={person} severity="warning">
        {person}’s outside calendar can’t be read since {formatMoment(since ?? '')}. {problem} What
        it said before still blocks; new busy times don’t. They can name it again under{' '}
        <Link to="/account">My account</Link>.
      </Alert>
    ))}
    {due?.without_backup && (
      <Alert severity="warning">
        Nothing backs up this site by itself: a lost disk loses everything. Ask the person who runs
        the server to set up nightly backups.
      </Alert>
    )}
    {due?.sample_figures && (
      <Alert severity="warning">
        The home page and Our Story show invented sample figures and approvals. Replace them under{' '}
        <Link to="/claims">Claims</Link> and <Link to="/approvals">Approvals</Link>, or hide them
        under <Link to="/company">Company</Link>.
      </Alert>
    )}
  </Box>
);

/** Warns that the server's clock may be wrong, and what waits for it. */
const ClockNotice = ({ from, to }: NonNullable<Due['clock_jump']>) => (
  <Alert severity="warning">
    The server’s clock jumped from {formatMoment(from)} to {formatMoment(to)}.{' '}
    {to > from
      ? 'In case it is wrong, scheduled posts wait for an hour, and nothing is deleted for its age for a day. '
      : 'Times since then may be wrong. '}
    Ask the person who runs the server to look at its clock (npm run doctor).
  </Alert>
);

/** Says when the site was last backed up; warns if that failed, or is on the database's own disk. */
function BackupNotice({ at, isAway, problem }: NonNullable<Due['backup']>) {
  if (problem === null && isAway) {
    return (
      <Typography variant="body2" color="text.secondary">
        Backed up away from this server: {formatMoment(at ?? '')}.
      </Typography>
    );
  }
  const last = at ? `The last one is of ${formatMoment(at)}.` : 'There is none yet.';
  return (
    <Alert severity={problem === null ? 'info' : 'warning'}>
      {problem === null
        ? 'The nightly backup is on the disk of the database itself: a lost disk loses both.'
        : `The nightly backup failed. ${last}`}{' '}
      Ask the person who runs the server to run npm run doctor: it says what to do.
    </Alert>
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

const TaskLine = ({ count, one, several, note, to, isUrgent }: Task) => (
  <Box component="li" sx={line}>
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
);

/** A registration to renew; once it has ended the site doesn't call the person registered. */
function RegistrationLine({ id, name, until }: Due['registrations'][number]) {
  const isOver = until < today();
  return (
    <Box component="li" sx={line}>
      <Link to={`/people/${encodeURIComponent(id)}`} sx={{ fontWeight: isOver ? 700 : 500 }}>
        {name}’s registration {isOver ? 'ended' : 'ends'} on {formatDate(until)}
      </Link>
      <Typography component="span" variant="body2" color="text.secondary">
        {isOver
          ? ' the site no longer calls them registered: enter the new date, or the renewal'
          : ' enter the renewal once it is lodged'}
      </Typography>
    </Box>
  );
}

/** A calm line: a firm may prefer wishes. */
const NobodyBookable = () => (
  <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
    Visitors can’t choose a time yet, only ask for one. Say who{' '}
    <Link to="/people">Can be booked on the site</Link>, and their hours for consultations.
  </Typography>
);

/** A calm line: seeded figures are as old as the site's release, not neglected. */
function FiguresThatCame({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      <Link to={listOf('facts', { state: 'unchecked' }, 'days_until_review')}>
        {count === 1 ? '1 figure' : `${count} figures`}
      </Link>{' '}
      came with the site: check them before you go live.
    </Typography>
  );
}

/** @param numbers undefined for accounts that may not see clients. */
function tasksOf(due: Due, numbers: EnquiryNumbers | undefined): Task[] {
  const { new: fresh = 0, overdue = 0, late_messages = 0, oldest_unanswered_at } = numbers ?? {};
  const oldest = oldest_unanswered_at ?? undefined;
  const tasks: Task[] = [
    {
      ...due.undelivered,
      one: 'message could not be delivered',
      several: 'messages could not be delivered',
      to: listOf('outbox', due.undelivered.filter, 'updated_at', 'DESC'),
      isUrgent: true,
    },
    {
      count: late_messages,
      one: 'message is not sent yet',
      several: 'messages are not sent yet',
      to: listOf('outbox', { status: 'waiting' }, 'updated_at', 'DESC'),
      note: 'the mail server can’t be reached, or mail isn’t set up',
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
      count: numbers?.due ?? 0,
      one: 'enquiry has its next step due',
      several: 'enquiries have their next step due',
      to: listOf('enquiries', { due: 'true' }, 'next_on'),
      isUrgent: true,
    },
    {
      count: due.consultations_today,
      one: 'consultation today',
      several: 'consultations today',
      to: '/bookings',
      isUrgent: true,
    },
    {
      count: due.without_link,
      one: 'video call without a link',
      several: 'video calls without a link',
      to: '/people',
      note: 'enter it at the person, or at the booking: the client gets it then',
      isUrgent: true,
    },
    {
      count: due.clients_without_days,
      one: 'client lacks the day of the guide or the agreement',
      several: 'clients lack a day of the guide or the agreement',
      to: listOf('enquiries', { without_days: 'true' }, 'received_at', 'DESC'),
      note: 'tick it at the enquiry: an agent must be able to prove it',
    },
    {
      count: fresh,
      one: 'new enquiry',
      several: 'new enquiries',
      to: listOf('enquiries', { status: 'new' }, 'received_at'),
      note: oldest && `the oldest has been waiting ${formatAge(oldest)}`,
      isUrgent: true,
    },
    {
      count: due.signatures,
      one: 'signature has ended, or ends within a month',
      several: 'signatures have ended, or end within a month',
      to: '/signatures',
      note: 'read the page again and sign it, or take the signature back',
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
      note: 'from their day visitors read them, with the value before beside',
    },
    {
      ...due.drafts,
      one: 'draft',
      several: 'drafts',
      to: listOf('blogs', due.drafts.filter, 'updated_at', 'DESC'),
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

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
