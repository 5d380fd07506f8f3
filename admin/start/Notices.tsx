import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { Due } from '../../api/types';
import { formatMoment } from '../dates';
import { isOwner } from '../signedIn';

interface NoticesProps {
  due: Due | undefined;
  children: ReactNode;
}

/** Problems of the whole site. */
export const Notices = ({ due, children }: NoticesProps) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: '60rem', '& > :last-child': { mb: 2 } }}>
    {children}
    {due?.damaged_at && (
      <Alert severity="error">
        The database was found damaged on {formatMoment(due.damaged_at)}. Ask the person who runs
        the server to look at it now: the doctor says what to do.
      </Alert>
    )}
    {due?.confirm_person && (
      <Alert severity="info">
        Your account is {due.confirm_person}’s.{' '}
        <Link to="/account">Confirm it under My account</Link>: until then your replies and notes
        carry no MARN.
      </Alert>
    )}
    {due !== undefined && due.confirmed_estimates.length > 0 && (
      <Alert severity="warning">
        Somebody confirmed figures that are our estimates, so visitors read them as such again. Name
        where each was read:{' '}
        {due.confirmed_estimates.map((key, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <Link to={`/facts/${key}`}>{key}</Link>
          </span>
        ))}
        .
      </Alert>
    )}
    {due?.newer_release && isOwner() && (
      <Alert severity="info">
        Version {due.newer_release} of the program exists. Ask the person who runs the server to
        update: <code>npm run update</code> says what is new.
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
  </Box>
);

/** Warns that the server's clock may be wrong, and what waits for it. */
const ClockNotice = ({ from, to }: NonNullable<Due['clock_jump']>) => (
  <Alert severity="warning">
    The server’s clock jumped from {formatMoment(from)} to {formatMoment(to)}.{' '}
    {to > from
      ? 'In case it is wrong, scheduled posts wait for an hour, and nothing is deleted for its age for a day. '
      : 'Times since then may be wrong. '}
    Ask the person who runs the server to look at its clock.
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
      Ask the person who runs the server to look at it: the doctor says what to do.
    </Alert>
  );
}
