import { Alert } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

export interface Banner {
  message: string;
  /** The field to focus, if there is one. */
  field?: string | undefined;
}

/** A form's first error: shown at the top while it lasts, and once in a toast. */
export function FormBanner() {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const notify = useNotify();
  const alert = useRef<HTMLDivElement>(null);
  const [field, error] = Object.entries(errors)[0] ?? [];
  const message = error?.message ? <ValidationError error={String(error.message)} /> : undefined;

  const notice = useEffectEvent(() => {
    if (!message) return;
    notify(message, { type: 'error' });
    alert.current?.scrollIntoView({ block: 'nearest' });
    if (field && field !== 'root') setFocus(field);
  });
  useEffect(() => {
    if (submitCount > 0) notice();
  }, [submitCount]);

  if (!message) return null;
  return (
    <Alert ref={alert} severity="error" variant="filled" sx={{ width: '100%', mb: 2 }}>
      {message}
    </Alert>
  );
}
