import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { formatMoment, sydneyParts, sydneyToUtc } from '../../dates';

interface Props {
  /** When it is planned already, ISO text. */
  planned: string | undefined;
  onClose(): void;
  /** @returns why the server won't have it; undefined where it is planned. */
  onSchedule(publishAt: string): Promise<string | undefined>;
}

/** Asks for the day and time, in Sydney, at which the post goes live. */
export function ScheduleDialog({ planned, onClose, onSchedule }: Props) {
  const [parts, setParts] = useState(() => sydneyParts(planned ?? tomorrow()));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { day, time } = parts;
  const moment = sydneyToUtc(day, time);

  function change(part: Partial<typeof parts>) {
    setProblem(undefined);
    setParts({ ...parts, ...part });
  }

  async function schedule() {
    if (!moment) {
      const isWhole = day !== '' && time !== '';
      return setProblem(
        isWhole
          ? 'There is no such time in Sydney: the clocks go forward over it. Choose another.'
          : 'Choose a day and a time.',
      );
    }
    setIsBusy(true);
    setProblem(await onSchedule(moment));
    setIsBusy(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void schedule();
  }

  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown}>
      <DialogTitle>When should it go live?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          The post goes live by itself, as it is now. Day and time are those of Sydney.
        </DialogContentText>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {(['day', 'time'] as const).map((part) => (
            <TextField
              key={part}
              label={part === 'day' ? 'Day' : 'Time'}
              type={part === 'day' ? 'date' : 'time'}
              value={parts[part]}
              autoFocus={part === 'day'}
              onChange={({ target }) => change({ [part]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
        <Typography
          variant="body2"
          role={problem ? 'alert' : 'status'}
          color={problem ? 'error' : 'text.secondary'}
          sx={{ mt: 1, minHeight: '1.5em' }}
        >
          {problem ?? (moment ? `Goes live ${formatMoment(moment)}` : '')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button variant="contained" disabled={isBusy} onClick={schedule}>
          Schedule
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Nine in the morning of tomorrow in Sydney, ISO text. */
function tomorrow(): string {
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return sydneyToUtc(sydneyParts(inADay).day, '09:00') ?? inADay;
}
