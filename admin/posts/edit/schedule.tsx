import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { formatDate, formatMoment, sydneyParts, sydneyToUtc } from '../../dates';
import { mayPublish } from '../../signedIn';
import { FieldInput } from '../../ui/forms/FieldInput';
import { FormDialog } from '../../ui/forms/FormDialog';
import type { FieldSpec, FormErrors } from '../../ui/forms/fields';
import { ActionButton } from '../../ui/layout/ActionButton';
import { usePostEditor } from './PostEditorContext';

/** When the post goes live, or why it failed to, with actions. */
export function ScheduleNotice() {
  const { id, status, setStatus, openSchedule, saver } = usePostEditor();
  const { publication } = status;
  if (!publication) return null;
  const { error, publish_at, draft_version } = publication;
  const { draftVersion = '' } = saver.versions;
  const isNewer = saver.isDirty || draftVersion > draft_version;
  return (
    <Alert severity={error ? 'error' : 'info'} sx={noticeStyles}>
      {error
        ? `It did not go live on ${formatMoment(publish_at)}. ${error}`
        : `Goes live ${formatMoment(publish_at)}, as scheduled.`}
      {!error && isNewer && laterChanges()}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        {mayPublish() && (
          <Button color="inherit" size="small" onClick={openSchedule}>
            Reschedule
          </Button>
        )}
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

const laterChanges = () =>
  mayPublish()
    ? ' Reschedule to include your later changes.'
    : ' Later changes aren’t in it: whoever publishes reschedules it.';

/** The buttons' padding stands out to the left. */
export const noticeStyles = { mb: 1, '& .MuiAlert-message': { overflow: 'visible' } } as const;

const dayField: FieldSpec = { source: 'day', label: 'Day', isOptional: true };
const timeField: FieldSpec = { source: 'time', label: 'Time', isOptional: true };

interface Props {
  /** The scheduled time, ISO text. */
  planned: string | undefined;
  /** The post's date, if publishing keeps it. */
  keptDate: string | undefined;
  onClose(): void;
  /** @returns why the server refused; undefined if it was scheduled. */
  onSchedule(publishAt: string): Promise<string | undefined>;
}

/** Asks for the day and time, in Sydney, at which the post goes live. */
export function ScheduleDialog({ planned, keptDate, onClose, onSchedule }: Props) {
  const [values] = useState(() => sydneyParts(planned ?? tomorrow()));

  async function schedule({ day, time }: FieldValues): Promise<FormErrors | undefined> {
    const at = sydneyToUtc(day ?? '', time ?? '');
    const missing =
      day && time
        ? 'This time doesn’t exist in Sydney: the clocks go forward. Choose another.'
        : 'Choose a day and a time.';
    const problem = at ? await onSchedule(at) : missing;
    return problem === undefined ? undefined : { time: problem };
  }

  return (
    <FormDialog
      title="When should it go live?"
      fields={[dayField, timeField]}
      submit="Schedule"
      cancel="Go back"
      values={values}
      onClose={onClose}
      save={schedule}
    >
      <DialogContentText sx={{ mb: 1 }}>
        The post goes live at that time, as it is now. Day and time are in Sydney.{' '}
        {keptDate ? `Its date stays ${formatDate(keptDate)}.` : 'Its date becomes that day.'}
      </DialogContentText>
      <FieldInput field={dayField} type="date" autoFocus />
      <FieldInput field={timeField} type="time" />
      <ChosenMoment />
    </FormDialog>
  );
}

function ChosenMoment() {
  const { day, time } = useWatch();
  const moment = sydneyToUtc(day ?? '', time ?? '');
  return (
    <Typography variant="body2" role="status" color="text.secondary" sx={{ minHeight: '1.5em' }}>
      {moment && moment > new Date().toISOString() && `Goes live ${formatMoment(moment)}`}
    </Typography>
  );
}

/** Returns nine o'clock tomorrow morning in Sydney, ISO text. */
function tomorrow(): string {
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return sydneyToUtc(sydneyParts(inADay).day, '09:00') ?? inADay;
}
