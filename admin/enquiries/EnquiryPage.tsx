import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { HttpError, Loading, useLogoutIfAccessDenied, useNotify, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { WholeEnquiry } from '../../api/types';
import { PresenceNotice } from '../posts/presence/PresenceNotice';
import { PageHeading } from '../ui/layout/PageHeading';
import { useRead } from '../useRead';
import { AnswerBy } from './AnswerBy';
import { AnswerForm } from './AnswerForm';
import { DeliveryNotice } from './DeliveryNotice';
import { EnquiryActions } from './EnquiryActions';
import { EnquiryState } from './EnquiryState';
import { Notes } from './Notes';
import { OtherEnquiries } from './OtherEnquiries';
import { SpamNotice } from './SpamNotice';
import { Thread } from './Thread';
import { VisitorDetails } from './VisitorDetails';
import { VisitorWords } from './VisitorWords';
import { kindNames } from './words';

/** What a colleague does to it shows after so long, and whether a message has left. */
const pauseMs = { quiet: 5000, sending: 2000 };
/** A message that waits for longer waits for something else. */
const sendingMs = 60_000;

/** One enquiry: what was written, what was answered, and what is done about it. */
export function EnquiryPage() {
  const { id = '' } = useParams();
  const { data, error } = useWholeEnquiry(id);
  useLeave(error, data !== undefined);
  if (!data) return <Loading loadingPrimary="Loading" loadingSecondary="" />;
  return <Enquiry key={data.id} enquiry={data} />;
}

/** Not by `EditBase`: where asking again fails, it leaves a page on which somebody is writing. */
const useWholeEnquiry = (id: string) =>
  useRead<WholeEnquiry>(`/api/enquiries/${encodeURIComponent(id)}`, {
    refetchInterval: ({ state }) => (isSending(state.data) ? pauseMs.sending : pauseMs.quiet),
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Leaves an enquiry that is not there, or that could not be read at all. */
function useLeave(error: Error | null, isShown: boolean) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const redirect = useRedirect();
  useEffect(() => {
    const isGone = error instanceof HttpError && error.status === 404;
    if (!error || (isShown && !isGone)) return;
    void logoutIfAccessDenied(error).then((isSignedOut) => {
      if (isSignedOut) return;
      notify(error.message, { type: 'error' });
      redirect('list', 'enquiries');
    });
  }, [error, isShown, logoutIfAccessDenied, notify, redirect]);
}

function isSending(enquiry: WholeEnquiry | undefined): boolean {
  const since = Date.now() - sendingMs;
  return Boolean(
    enquiry?.messages.some(
      ({ status, updated_at }) => status === 'waiting' && Date.parse(updated_at) > since,
    ),
  );
}

function Enquiry({ enquiry }: { enquiry: WholeEnquiry }) {
  const { id, kind, number, name, email, notes, others } = enquiry;
  const redirect = useRedirect();
  return (
    <>
      <PageHeading title={`${kindNames[kind]} from ${name || email} · no. ${number}`}>
        <Button onClick={() => redirect('list', 'enquiries')} sx={{ flexShrink: 0 }}>
          All enquiries
        </Button>
      </PageHeading>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Typography component="span">
          <EnquiryState {...enquiry} />
        </Typography>
        <Typography component="span">
          <AnswerBy {...enquiry} />
        </Typography>
      </Stack>
      <PresenceNotice resource="enquiries" id={id} noun="enquiry" />
      <SpamNotice {...enquiry} />
      <DeliveryNotice {...enquiry} />
      <Box sx={layout}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <VisitorWords enquiry={enquiry} />
          <Thread enquiry={enquiry} />
          <AnswerForm enquiry={enquiry} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <EnquiryActions enquiry={enquiry} />
          <VisitorDetails enquiry={enquiry} />
          <Notes enquiryId={id} notes={notes} />
          <OtherEnquiries others={others} />
        </Stack>
      </Box>
    </>
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
} as const;
