import { Alert, Box, Button } from '@mui/material';
import { formatMoment } from '../../dates';
import { usePostEditor } from './PostEditorContext';

/** When the post goes live, or why it did not, and what can be done about it. */
export function ScheduleNotice() {
  const { status, openSchedule, unschedule, saver } = usePostEditor();
  const { publication } = status;
  if (!publication) return null;
  const { draftVersion = '' } = saver.versions;
  const isNewer = saver.isDirty || draftVersion > publication.draft_version;
  return (
    <Alert severity={publication.error ? 'error' : 'info'} sx={{ mb: 1 }}>
      {publication.error
        ? `It did not go live on ${formatMoment(publication.publish_at)}. ${publication.error}`
        : `Goes live ${formatMoment(publication.publish_at)}, as it was when it was planned.`}
      {!publication.error && isNewer && ' Reschedule to take in what you changed since.'}
      <Box sx={{ display: 'flex', ml: -1 }}>
        <Button color="inherit" size="small" onClick={openSchedule}>
          Reschedule
        </Button>
        <Button color="inherit" size="small" onClick={unschedule}>
          Unschedule
        </Button>
      </Box>
    </Alert>
  );
}
