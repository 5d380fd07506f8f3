import { Box, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { Due } from '../../api/types';
import { MisfitList } from '../bookings/MisfitList';
import { RefundList, UnpaidList } from '../bookings/Money';
import { UnnotedList } from '../bookings/UnnotedList';
import { formatDate, today } from '../dates';
import { useInboxNumbers } from '../mail/inbox';
import { useRead } from '../reads';
import { isOwner, maySeeClients } from '../signedIn';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { NewButton } from '../ui/lists/NewButton';
import { RetryAlert } from '../ui/lists/RetryAlert';
import { EndingVisas } from './EndingVisas';
import { FirstSteps } from './FirstSteps';
import { Notices } from './Notices';
import { ChangedLast, FailedPosts, NextLive, useScheduled } from './Posts';
import { SearchMisses } from './SearchMisses';
import { line, list } from './styles';
import { Today } from './Today';
import { type Task, tasksOf } from './tasks';
import { WaitingEnquiries } from './WaitingEnquiries';
import { WaitingForms } from './WaitingForms';
import { WeekNumber } from './WeekNumber';

const fullDay = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeZone: 'Australia/Sydney',
});

/** The dashboard: consultations, due work and waiting replies; beside it scheduled posts and the week. */
export function Start() {
  const due = useRead<Due>('due');
  const enquiries = useInboxNumbers();
  const { failed, next } = useScheduled();
  const error = due.error ?? enquiries.error;
  const seesClients = maySeeClients();
  const isRead = enquiries.data !== undefined || !seesClients;
  const tasks = due.data && isRead ? tasksOf(due.data, enquiries.data) : undefined;
  const ofFirm = isOwner() ? due.data : undefined;
  const registrations = ofFirm?.registrations ?? [];
  const isIdle =
    tasks?.length === 0 &&
    failed.length === 0 &&
    registrations.length === 0 &&
    !due.data?.unpaid &&
    !due.data?.to_refund &&
    !ofFirm?.nobody_bookable;
  return (
    <>
      <PageHeading title="Start">
        <NewButton resource="blogs" label="New Post" />
      </PageHeading>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {fullDay.format(new Date())} (Sydney){isIdle && ': nothing is due'}
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
          {due.data && <FirstSteps {...due.data} />}
          <WaitingForms />
          <Today />
          {!isIdle && (tasks || !error) && (
            <Section title="Needs you">
              {!tasks && <Skeleton height={48} />}
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
              {ofFirm?.nobody_bookable && <NobodyBookable />}
            </Section>
          )}
          {due.data && due.data.unpaid > 0 && <UnpaidList />}
          {due.data && due.data.to_refund > 0 && <RefundList />}
          {seesClients && <EndingVisas />}
          {seesClients && <WaitingEnquiries />}
        </Box>
        <Box sx={column}>
          {seesClients && <WeekNumber />}
          <NextLive posts={next} />
          <ChangedLast />
          <SearchMisses />
        </Box>
      </Box>
    </>
  );
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

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
