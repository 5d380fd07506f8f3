import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { blockedInWords } from '../../../shared/blocked';
import { useChecks } from '../checks/ChecksPanel';
import { type Problem, usePostEditor } from './PostEditorContext';

interface Props {
  problem: Problem;
  /** Opens the field, or the checks. */
  onShow(): void;
  onClose(): void;
}

/** Why the post isn't published, beside the button that it stopped, with the way to its place. */
export function PublishProblem({ problem, onShow, onClose }: Props) {
  const { saver } = usePostEditor();
  const { data, isPlaceholderData } = useChecks(problem.cause === 'checks');
  const isFound = problem.cause === 'checks' && data !== undefined && !isPlaceholderData;
  const blocking = isFound ? data.findings.filter(({ level }) => level === 'block') : [];
  const isFixed = isFound && blocking.length === 0;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFixed) close();
  }, [isFixed]);

  const onSaving = useEffectEvent(() => {
    if (problem.cause === 'server' && saver.getState().kind === 'saved') onClose();
  });
  useEffect(() => saver.subscribe(() => onSaving()), [saver]);

  return (
    <Alert
      severity="error"
      variant="filled"
      square
      onClose={onClose}
      action={
        problem.cause === 'server' ? (
          <Button type="submit" color="inherit" size="small">
            Try again
          </Button>
        ) : (
          (problem.field || problem.cause) && (
            <Button color="inherit" size="small" onClick={onShow}>
              Show
            </Button>
          )
        )
      }
      sx={{ flex: '1 0 100%', py: 0, alignItems: 'center' }}
    >
      {blocking.length > 0
        ? blockedInWords(blocking.map(({ message }) => message))
        : problem.message}
    </Alert>
  );
}
