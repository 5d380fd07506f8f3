import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import type { Campaign, Campaigns } from '../../../api/types';
import type { CampaignForm } from '../../../shared/campaigns';
import { formatMoment } from '../../dates';
import { useRead } from '../../reads';
import { ActionButton } from '../../ui/layout/ActionButton';
import { AppDialog } from '../../ui/layout/AppDialog';

interface Props {
  postId: string;
  onClose(): void;
}

/** Makes a live post a draft of a campaign at the newsletter's provider. */
export function LetterButton({ postId }: Pick<Props, 'postId'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Send to subscribers…
      </Button>
      {isOpen && <LetterDialog postId={postId} onClose={() => setOpen(false)} />}
    </>
  );
}

const formNames: Record<CampaignForm, string> = {
  excerpt: 'The excerpt, with a link to the post',
  whole: 'The whole text, with its figures as of today',
};
const isForm = (value: string): value is CampaignForm => value in formNames;

/** Where the provider's drafts are. */
const provider = 'https://app.brevo.com/';

function LetterDialog({ postId, onClose }: Props) {
  const { data, error } = useRead<Campaigns>('campaigns', `/${encodeURIComponent(postId)}`);
  const [form, setForm] = useState<CampaignForm>('excerpt');
  const [made, setMade] = useState<Campaign>();
  const [last] = data?.campaigns ?? [];
  return (
    <AppDialog title="Send to subscribers" onClose={onClose} maxWidth="sm">
      <DialogContent>
        <DialogContentText>
          A draft of a campaign is made at the newsletter’s provider, of the text that is live.
          Nothing is sent: somebody looks at it there, and sends it.
        </DialogContentText>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && !data.has_provider && (
          <Alert severity="info" sx={{ mt: 2 }}>
            The newsletter’s provider isn’t set up: whoever runs the server sets BREVO_API_KEY.
          </Alert>
        )}
        {last && !made && (
          <Alert severity={last.state === 'unknown' ? 'warning' : 'info'} sx={{ mt: 2 }}>
            {last.state === 'unknown'
              ? `On ${formatMoment(last.created_at)} the provider didn’t answer: look there for “${last.name}” before you make another.`
              : `${last.created_by} made a letter of this post on ${formatMoment(last.created_at)}: “${last.name}”.`}
          </Alert>
        )}
        {made ? (
          <Alert severity="success" sx={{ mt: 2 }}>
            The draft “{made.name}” is among the campaigns of your provider.{' '}
            <Link href={provider} target="_blank" rel="noopener noreferrer">
              Open Brevo
            </Link>{' '}
            to send it.
          </Alert>
        ) : (
          <RadioGroup
            aria-label="What it holds"
            value={form}
            onChange={(_, value) => isForm(value) && setForm(value)}
            sx={{ mt: 1 }}
          >
            {Object.entries(formNames).map(([value, label]) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{made ? 'Close' : 'Cancel'}</Button>
        {!made && (
          <ActionButton<Campaign>
            resource="campaigns"
            data={{ blog_id: postId, form, again: last !== undefined }}
            onDone={setMade}
            done="The draft is made."
            disabled={!data?.has_provider}
            variant="contained"
            {...(last && {
              ask: {
                title: 'Make another letter of this post?',
                content: 'There is one already. Subscribers get both if both are sent.',
                confirm: 'Make another',
              },
            })}
          >
            Make the draft
          </ActionButton>
        )}
      </DialogActions>
    </AppDialog>
  );
}
