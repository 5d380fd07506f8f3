import {
  Alert,
  Box,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, HttpError } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { ApiError } from '../../../api/types';

interface FormProps {
  /** On the button that submits. */
  submit: string;
  /** Gets what was typed. What it throws is shown in the form; what it returns are errors by field. */
  onSubmit(values: FieldValues): Promise<unknown>;
  /** Initial values: read once, when the form opens. */
  values?: object;
  /** Inputs. */
  children: ReactNode;
}

interface DialogFormProps extends FormProps, Pick<DialogProps, 'maxWidth' | 'fullWidth'> {
  title: string;
  /** On the button that closes it; one that can't be closed has no `onClose`. */
  cancel?: string;
  onClose?(): void;
  /** Whether Escape and a click beside it close it too; true if not given. */
  canDismiss?: boolean;
  /** Buttons before the one that submits. */
  actions?: ReactNode;
  /** It destroys something. */
  isDanger?: boolean;
  /** Whether what is typed can be submitted. */
  canSubmit?(values: FieldValues): boolean;
}

interface OpenedFormProps {
  values: object | undefined;
  onSubmit(values: FieldValues): Promise<object | undefined>;
  children: ReactNode;
}

/** react-admin's form, which would be emptied by each render that brings other values. */
export function OpenedForm({ values, ...form }: OpenedFormProps) {
  const [record] = useState(values);
  return <Form {...form} {...(record && { record })} disableInvalidFormNotification noValidate />;
}

/** A dialog with a form in it, such as of a name or a password. */
export function FormDialog({ values = {}, children, ...props }: DialogFormProps) {
  const { title, submit, cancel = 'Cancel', onClose, canDismiss = true, onSubmit, ...more } = props;
  const { actions, isDanger, canSubmit, ...look } = more;
  const { send, problem } = useSubmit(onSubmit);
  return (
    <Dialog open onClose={canDismiss ? onClose : undefined} maxWidth="xs" fullWidth {...look}>
      <OpenedForm values={values} onSubmit={send}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {children}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          {onClose && <Button onClick={onClose}>{cancel}</Button>}
          {actions}
          <SubmitButton
            label={submit}
            color={isDanger ? 'error' : 'primary'}
            canSubmit={canSubmit}
          />
        </DialogActions>
      </OpenedForm>
    </Dialog>
  );
}

/** A form within a page that saves by itself. */
export function InlineForm({ values = {}, submit, onSubmit, onCancel, children }: InlineFormProps) {
  const { send, problem } = useSubmit(onSubmit);
  return (
    <OpenedForm values={values} onSubmit={send}>
      {children}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <SubmitButton label={submit} variant={onCancel ? 'contained' : 'outlined'} />
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </OpenedForm>
  );
}

interface InlineFormProps extends FormProps {
  onCancel?(): void;
}

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'variant'> {
  label: string;
  canSubmit?: ((values: FieldValues) => boolean) | undefined;
}

/** Saves. It is enabled on an untouched form too, so that submitting it names what is missing. */
export function SubmitButton({ label, canSubmit = () => true, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const values = useWatch();
  const disabled = isSubmitting || !canSubmit(values);
  return (
    <Button type="submit" variant="contained" disabled={disabled} {...look}>
      {label}
    </Button>
  );
}

/** Submits what was typed: an error is shown at the field that the server names, or below them all. */
function useSubmit(onSubmit: FormProps['onSubmit']) {
  const [problem, setProblem] = useState<string>();

  async function send(values: FieldValues): Promise<object | undefined> {
    setProblem(undefined);
    try {
      const errors = await onSubmit(values);
      return typeof errors === 'object' && errors ? errors : undefined;
    } catch (error) {
      const body: Partial<ApiError> = (error instanceof HttpError && error.body) || {};
      const named = Object.entries(body.errors ?? {}).filter(([field]) => field in values);
      if (named.length > 0) return Object.fromEntries(named);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return { send, problem };
}
