import { Button, CardContent, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  Form,
  HttpError,
  type RaRecord,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
  useSaveContext,
  type Validator,
} from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { ApiError } from '../../../api/types';
import { CompareDialog } from './CompareDialog';
import { FormBanner } from './FormBanner';
import { SubmitButton } from './FormDialog';
import { LeaveWarning } from './LeaveWarning';

interface Props {
  saveLabel: string;
  savedMessage: string;
  /** Problems beyond those that the inputs find, by field. */
  check?(values: FieldValues): object | undefined | Promise<object | undefined>;
  /** The page below the dialog that holds the form, to which it leads back; without it it is on a page of its own. */
  path?: string;
  /** Inputs. */
  children: ReactNode;
}

/** A form that loses nothing typed unasked: see the parts that it joins. */
export function RecordForm({ saveLabel, savedMessage, check, path, children }: Props) {
  const id = useId();
  const resource = useResourceContext();
  const { save } = useSaveContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const done = useRef(false);
  const [stored, setStored] = useState<RaRecord>();
  // A later reading of the record must not replace what is being typed.
  const record = useRecordContext();
  const [opened] = useState(record);

  async function submit(typed: FieldValues): Promise<object | undefined> {
    const values = trimmed(typed);
    const problems = await check?.(values);
    if (problems && Object.keys(problems).length > 0) return problems;

    let saved: Partial<RaRecord> | undefined;
    let failure: unknown;
    await save?.(values, {
      onSuccess: (record) => {
        saved = record;
      },
      onError: (error) => {
        failure = error;
      },
    });
    if (failure !== undefined) return explain(failure);
    // An ended session makes react-admin call a save that failed successful, with an empty record.
    if (saved?.id !== undefined) finish();
  }

  function explain(failure: unknown): object | undefined {
    const body: Partial<ApiError> & { current?: RaRecord } =
      (failure instanceof HttpError && failure.body) || {};
    // Somebody else saved in the meantime.
    if (body.current) {
      setStored(body.current);
      return undefined;
    }
    const shown = new Set(inputsOf(id).map(({ source }) => source));
    const errors = Object.entries(body.errors ?? {}).filter(([field]) => shown.has(field));
    if (errors.length > 0) return Object.fromEntries(errors);
    return { root: body.message ?? 'Failed to submit form. Please try again.' };
  }

  function finish() {
    done.current = true;
    notify(savedMessage, { type: 'success' });
    if (path) refresh();
    leave();
  }

  const leave = () => redirect(path ?? 'list', resource);
  const Container = path ? DialogContent : CardContent;
  const actions = (
    <>
      <Button onClick={leave}>Cancel</Button>
      <SubmitButton label={saveLabel} />
    </>
  );

  return (
    <Form id={id} record={opened} onSubmit={submit} disableInvalidFormNotification noValidate>
      <Container>
        <FormBanner />
        {children}
      </Container>
      {path ? (
        <DialogActions>{actions}</DialogActions>
      ) : (
        <Toolbar sx={{ gap: 1, justifyContent: 'flex-end', zIndex: 3 }}>{actions}</Toolbar>
      )}
      <LeaveWarning done={done} />
      <StaleSaveDialog formId={id} stored={stored} onClose={() => setStored(undefined)} />
    </Form>
  );
}

/** For an input's `validate`: `required` of react-admin lets spaces through. */
export const filled = (label: string): Validator =>
  Object.assign(
    (value: unknown) => (String(value ?? '').trim() === '' ? `${label} is required.` : undefined),
    // Marks the label.
    { isRequired: true },
  );

const trimmed = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([source, value]) => [
      source,
      typeof value === 'string' && source !== 'password' ? value.trim() : value,
    ]),
  );

/** The inputs that a form shows, with their labels. */
function inputsOf(formId: string) {
  const inputs = document.getElementById(formId)?.querySelectorAll('[name]') ?? [];
  return [...inputs].map((input) => {
    const label = input.closest('.MuiFormControl-root')?.querySelector('label')?.textContent;
    const source = input.getAttribute('name') ?? '';
    return { source, label: label?.replace(/\W+$/, '') ?? source };
  });
}

interface StaleSaveProps {
  formId: string;
  /** What another editor saved meanwhile; the dialog is closed without it. */
  stored: RaRecord | undefined;
  onClose(): void;
}

/** After a save that was refused as stale: shows what differs and lets the editor choose. */
function StaleSaveDialog({ formId, stored, onClose }: StaleSaveProps) {
  const form = useFormContext();

  function takeTheirs() {
    form.reset(stored);
    onClose();
  }

  function keepMine() {
    form.setValue('updated_at', stored?.updated_at);
    onClose();
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  return (
    <CompareDialog
      fields={
        stored
          ? inputsOf(formId).map((field) => ({ ...field, isRequired: false, kind: 'text' }))
          : []
      }
      stored={stored}
      typed={stored ? form.getValues() : {}}
      onClose={onClose}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
}
