import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { formatMoment, sydneyParts, sydneyToUtc } from '../../dates';
import { ActionButton } from '../../ui/layout/ActionButton';
import { TitledDialog } from '../../ui/layout/TitledDialog';
import { usePostEditor } from './PostEditorContext';

/** When the post goes live, or why it did not, and what can be done about it. */
export function ScheduleNotice() {
  const { id, status, setStatus, openSchedule, saver } = usePostEditor();
  const { publication } = status;
  if (!publication) return null;
  const { error, publish_at, draft_version } = publication;
  const { draftVersion = '' } = saver.versions;
  const isNewer = saver.isDirty || draftVersion > draft_version;
  return (
    <Alert severity={error ? 'error' : 'info'} sx={{ mb: 1 }}>
      {error
        ? `It did not go live on ${formatMoment(publish_at)}. ${error}`
        : `Goes live ${formatMoment(publish_at)}, as it was when it was scheduled.`}
      {!error && isNewer && ' Reschedule to take in what you changed since.'}
      <Box sx={{ display: 'flex', ml: -1 }}>
        <Button color="inherit" size="small" onClick={openSchedule}>
          Reschedule
        </Button>
        <ActionButton
          resource="publications"
          id={id}
          done="Unscheduled."
          onDone={() => setStatus({ live: status.live, publication: undefined })}
          color="inherit"
        >
          Unschedule
        </ActionButton>
      </Box>
    </Alert>
  );
}

/** What the server said of a time, ISO text. */
interface Refusal {
  at: string;
  message: string;
}

interface Props {
  /** When it is planned already, ISO text. */
  planned: string | undefined;
  onClose(): void;
  /** @returns why the server won't have it; undefined where it is planned. */
  onSchedule(publishAt: string): Promise<string | undefined>;
}

/** Asks for the day and time, in Sydney, at which the post goes live. */
export function ScheduleDialog({ planned, onClose, onSchedule }: Props) {
  const [first] = useState(() => sydneyParts(planned ?? tomorrow()));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setIsBusy] = useState(false);

  async function schedule({ day, time }: FieldValues) {
    const at = sydneyToUtc(day ?? '', time ?? '');
    if (!at || isBusy) return;
    setIsBusy(true);
    const message = await onSchedule(at);
    setRefusal(message === undefined ? undefined : { at, message });
    setIsBusy(false);
  }

  return (
    <TitledDialog
      open
      onClose={onClose}
      onSubmit={schedule}
      title="When should it go live?"
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Schedule
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        The post goes live by itself, as it is now. Day and time are those of Sydney.
      </DialogContentText>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['day', 'time'] as const).map((part) => (
          <TextInput
            key={part}
            source={part}
            label={part === 'day' ? 'Day' : 'Time'}
            type={part === 'day' ? 'date' : 'time'}
            defaultValue={first[part]}
            autoFocus={part === 'day'}
            helperText={false}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <ChosenMoment refusal={refusal} />
    </TitledDialog>
  );
}

/** What was chosen, in words, or why it can't be. */
function ChosenMoment({ refusal }: { refusal: Refusal | undefined }) {
  const { day, time } = useWatch();
  const moment = sydneyToUtc(day ?? '', time ?? '');
  const missing =
    day && time
      ? 'There is no such time in Sydney: the clocks go forward over it. Choose another.'
      : 'Choose a day and a time.';
  const problem = moment ? refusal?.at === moment && refusal.message : missing;
  return (
    <Typography
      variant="body2"
      role={problem ? 'alert' : 'status'}
      color={problem ? 'error' : 'text.secondary'}
      sx={{ mt: 1, minHeight: '1.5em' }}
    >
      {problem || (moment && `Goes live ${formatMoment(moment)}`)}
    </Typography>
  );
}

/** Nine in the morning of tomorrow in Sydney, ISO text. */
function tomorrow(): string {
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return sydneyToUtc(sydneyParts(inADay).day, '09:00') ?? inADay;
}
