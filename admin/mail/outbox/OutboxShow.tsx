import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { ShowBase, useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Message } from '../../../api/types';
import { formatMoment } from '../../dates';
import { PageHeading } from '../../ui/layout/PageHeading';
import { kindNames } from './kinds';
import { MessageActions } from './MessageActions';
import { MessageState } from './MessageState';

/** One message as it is sent. */
export function OutboxShow() {
  const createPath = useCreatePath();
  return (
    <ShowBase>
      <PageHeading title="Message">
        <Button component={Link} to={createPath({ resource: 'outbox', type: 'list' })}>
          All messages
        </Button>
      </PageHeading>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const message = useRecordContext<Message>();
  const createPath = useCreatePath();
  if (!message) return null;
  const { kind, to_name, to_email, reply_to, subject, text, attempts, created_at, enquiry_id } =
    message;
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {kindNames[kind]} to {to_name} {to_email} · written {formatMoment(created_at)}
          {reply_to && ` · replies go to ${reply_to}`}
          {attempts > 0 && ` · tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ my: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography component="span">
            <MessageState {...message} />
          </Typography>
          <MessageActions />
          {enquiry_id && (
            <Button
              component={Link}
              to={createPath({ resource: 'enquiries', type: 'edit', id: enquiry_id })}
            >
              Open the enquiry
            </Button>
          )}
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {text}
        </Typography>
      </CardContent>
    </Card>
  );
}
