import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import type { PublicationRequest as Request } from '../../../api/types';
import { requestFields } from '../../../shared/publicationRequests';
import { formatMoment } from '../../dates';
import { useRead } from '../../reads';
import { lastUsername, mayPublish } from '../../signedIn';
import { FieldInput } from '../../ui/forms/FieldInput';
import { FormDialog } from '../../ui/forms/FormDialog';
import type { FieldSpec } from '../../ui/forms/fields';
import { ActionButton } from '../../ui/layout/ActionButton';
import { usePostEditor } from './PostEditorContext';
import { noticeStyles } from './schedule';

const noteField: FieldSpec = { source: 'note', ...requestFields.note };
const answerField: FieldSpec = { source: 'answer', ...requestFields.answer };

/** Whether publishing the post is asked for, or it was sent back; null: neither. */
export function usePublicationRequest(): Request | null | undefined {
  const { id, isStored } = usePostEditor();
  const { data } = useRead<Request | null>('publication-requests', `/${id}`, { enabled: isStored });
  return data?.asked_at === null ? null : data;
}

export const isReady = (request: Request | null | undefined): boolean =>
  request?.sent_back_at === null;

/** Who asks for publishing, or sent the post back, with their words. */
export function PublicationNotice() {
  const { id } = usePostEditor();
  const request = usePublicationRequest();
  const [isSendingBack, setSendingBack] = useState(false);
  if (!request?.asked_at) return null;
  const { asked_by, asked_at, note, sent_back_at, sent_back_by, answer } = request;
  if (sent_back_at) {
    return (
      <Alert severity="warning" sx={{ ...noticeStyles, mt: 1 }}>
        {sent_back_by} sent it back on {formatMoment(sent_back_at)}: <Quoted words={answer} />
      </Alert>
    );
  }
  const who = asked_by === lastUsername() ? 'You asked' : `${asked_by} asked`;
  return (
    <Alert severity="info" sx={{ ...noticeStyles, mt: 1 }}>
      {who} for publishing on {formatMoment(asked_at)}
      {note ? ': ' : '.'}
      {note && <Quoted words={note} />}
      <Box sx={{ ml: -1 }}>
        {mayPublish() ? (
          <Button color="inherit" size="small" onClick={() => setSendingBack(true)}>
            Send back…
          </Button>
        ) : (
          <ActionButton resource="publication-requests" id={id} done="Taken back." color="inherit">
            Take back
          </ActionButton>
        )}
      </Box>
      {isSendingBack && (
        <FormDialog
          title="Send it back"
          fields={[answerField]}
          values={{ answer: '' }}
          submit="Send back"
          done={`Sent back to ${asked_by}.`}
          changes="publication-requests"
          maxWidth="sm"
          onClose={() => setSendingBack(false)}
          onDone={() => setSendingBack(false)}
          write={({ answer }) => ({ id, data: { answer } })}
        >
          <DialogContentText sx={{ mb: 1 }}>
            {asked_by} reads it here, on Start and by mail.
          </DialogContentText>
          <FieldInput field={answerField} autoFocus />
        </FormDialog>
      )}
    </Alert>
  );
}

interface AskProps {
  id: string;
  onClose(): void;
}

/** Asks those who publish to publish the post. */
export const AskForPublishing = ({ id, onClose }: AskProps) => (
  <FormDialog
    title="Ask for publishing?"
    fields={[noteField]}
    values={{ note: '' }}
    submit="Ask"
    done="Asked. Those who publish see it on Start, and by mail."
    changes="publication-requests"
    maxWidth="sm"
    onClose={onClose}
    onDone={onClose}
    write={({ note }) => ({ data: { blog_id: id, note } })}
  >
    <DialogContentText sx={{ mb: 1 }}>
      It goes live once somebody who publishes has read it. You may go on writing until then.
    </DialogContentText>
    <FieldInput field={noteField} autoFocus />
  </FormDialog>
);

/** With its lines. */
const Quoted = ({ words }: { words: string }) => (
  <Box component="q" sx={{ whiteSpace: 'pre-line' }}>
    {words}
  </Box>
);
