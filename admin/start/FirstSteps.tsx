import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { Due } from '../../api/types';
import { isOwner, mayPublish, useAccount } from '../signedIn';
import { Section } from '../ui/layout/Section';
import { line, list } from './styles';
import { listOf } from './tasks';

interface Step {
  isDone: boolean;
  /** Who it is for; default: everybody. */
  isFor?(): boolean;
  /** What is said once it is. */
  done: string;
  toDo: ReactNode;
}

/** What a new office does before visitors come, with its state; gone when all is done. */
export function FirstSteps({ first_steps, facts_unchecked }: Due) {
  const { count, topics } = facts_unchecked;
  const { data: account } = useAccount();
  const all: readonly Step[] = [
    {
      isDone: account === undefined || Boolean(account.name),
      done: 'Your posts carry your name',
      toDo: (
        <>
          Give your <Link to="/account">name</Link>: your posts carry it
        </>
      ),
    },
    {
      isFor: isOwner,
      isDone: first_steps.own_results,
      done: 'No invented figures or approvals are shown',
      toDo: (
        <>
          Replace the invented figures and approvals of the home page and Our Story, under{' '}
          <Link to="/claims">Claims</Link> and <Link to="/approvals">Approvals</Link>, or hide them
          under <Link to="/company">Company</Link>
        </>
      ),
    },
    {
      isFor: mayPublish,
      isDone: count === 0,
      done: 'The figures that came with the site are checked',
      toDo: (
        <>
          Check the{' '}
          <Link to={listOf('facts', { state: 'unchecked' }, 'days_until_review')}>
            {topics === 1 ? 'figures of one topic' : `figures of ${topics} topics`}
          </Link>{' '}
          that came with the site
        </>
      ),
    },
    {
      isFor: isOwner,
      isDone: first_steps.mail,
      done: 'Mail is set up',
      toDo: 'Ask the person who runs the server to set up mail: until then none is sent',
    },
    {
      isFor: isOwner,
      isDone: first_steps.backups,
      done: 'The site is backed up every night',
      toDo: 'Ask the person who runs the server to set up nightly backups: without, a lost disk loses everything',
    },
  ];
  const steps = all.filter(({ isFor }) => isFor?.() ?? true);
  const finished = steps.filter(({ isDone }) => isDone).length;
  if (finished === steps.length) return null;
  return (
    <Section title={`First steps: ${finished} of ${steps.length} done`}>
      <Box component="ul" sx={list}>
        {steps.map(({ isDone, done, toDo }) => (
          <Box component="li" key={done} sx={{ ...line, display: 'flex', gap: 1.5 }}>
            {isDone ? <CheckCircleIcon color="success" /> : <CircleIcon color="disabled" />}
            <Typography color={isDone ? 'text.secondary' : undefined}>
              <span style={visuallyHidden}>{isDone ? 'Done: ' : 'To do: '}</span>
              {isDone ? done : toDo}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
