import { Button, CardContent, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import {
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
import { OpenedForm, SubmitButton } from './FormDialog';
import type { LabelledField } from './FormField';
import { LeaveWarning } from './LeaveWarning';

interface Props {
  saveLabel: string;
  /** The fields that the inputs edit: an error at another one is shown above them all. */
  fields: readonly LabelledField[];
  savedMessage: string;
  /** Problems beyond those that the inputs find, by field. */
  check?(values: FieldValues): object | undefined | Promise<object | undefined>;
  /** The page below the dialog that holds the form, to which it leads back; without it it is on a page of its own. */
  path?: string;
  /** Inputs. */
  children: ReactNode;
}

/** A form that loses nothing typed unasked: see the parts that it joins. */
export function RecordForm(props: Props) {
  const { fields, saveLabel, savedMessage, check, path, children } = props;
  const resource = useResourceContext();
  const { save } = useSaveContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const done = useRef(false);
  const [stored, setStored] = useState<RaRecord>();
  const record = useRecordContext();

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
    const shown = new Set(fields.map(({ source }) => source));
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
    <OpenedForm values={record} onSubmit={submit}>
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
      <StaleSaveDialog
        fields={fields}
        stored={stored}
        save={submit}
        onClose={() => setStored(undefined)}
      />
    </OpenedForm>
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

interface StaleSaveProps {
  fields: readonly LabelledField[];
  /** What another editor saved meanwhile; the dialog is closed without it. */
  stored: RaRecord | undefined;
  /** Saves once more; returns problems by field. */
  save(values: FieldValues): Promise<object | undefined>;
  onClose(): void;
}

/** After a save that was refused as stale: shows what differs and lets the editor choose. */
function StaleSaveDialog({ fields, stored, save, onClose }: StaleSaveProps) {
  const form = useFormContext();

  function takeTheirs() {
    form.reset(stored);
    onClose();
  }

  function keepMine() {
    form.setValue('updated_at', stored?.updated_at);
    onClose();
    void form.handleSubmit(async (values) => {
      for (const [field, message] of Object.entries((await save(values)) ?? {})) {
        form.setError(field, { type: 'server', message: String(message) });
      }
    })();
  }

  return (
    <CompareDialog
      fields={fields}
      stored={stored}
      typed={stored ? form.getValues() : {}}
      onClose={onClose}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
}
