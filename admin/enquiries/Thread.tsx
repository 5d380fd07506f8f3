import { Box, Stack, Typography } from '@mui/material';
import type { Message, WholeEnquiry } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { kindNames } from '../outbox/kinds';
import { MessageActions } from '../outbox/MessageActions';
import { MessageState } from '../outbox/MessageState';
import { Section } from './Section';

/** What was written to the visitor and to the office about it, and whether it has left. */
export function Thread({
  messages,
  sent_answers,
}: Pick<WholeEnquiry, 'messages' | 'sent_answers'>) {
  return (
    <Section title="Messages">
      {messages.length === 0 && <Typography>Nothing was sent yet.</Typography>}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {messages.map((message) => (
          <Sent
            key={message.id}
            message={message}
            by={sent_answers.find(({ message_id }) => message_id === message.id)?.created_by}
          />
        ))}
      </Stack>
    </Section>
  );
}

function Sent({ message, by }: { message: Message; by: string | undefined }) {
  const { kind, subject, text, to_email, created_at } = message;
  const words = (
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch', mt: 1 }}
    >
      {text}
    </Typography>
  );
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {kindNames[kind]} {by && `by ${by} `}to {to_email} · {formatMoment(created_at)}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="span" variant="body2">
          <MessageState {...message} />
        </Typography>
        <MessageActions message={message} />
      </Stack>
      {kind === 'answer' ? (
        words
      ) : (
        <details>
          <summary>Text</summary>
          {words}
        </details>
      )}
    </Box>
  );
}
