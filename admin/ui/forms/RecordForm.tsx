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
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../../api/types';
import { type Banner, FormBanner } from './FormBanner';
import { SubmitButton } from './FormDialog';
import { cleanValues, type FormErrors, type FormField, missingFields } from './FormField';
import { LeaveWarning } from './LeaveWarning';
import { StaleSaveDialog } from './StaleSaveDialog';

interface Props {
  fields: readonly FormField[];
  saveLabel: string;
  savedMessage: string;
  /** Problems beyond missing values, by field. */
  check?(values: FieldValues): FormErrors | Promise<FormErrors>;
  /** The page below the dialog that holds the form, to which it leads back; without it it is on a page of its own. */
  path?: string;
  children: ReactNode;
}

/** A form that loses nothing typed unasked: see the parts that it joins. */
export function RecordForm(props: Props) {
  const { fields, check, path } = props;
  const id = useId();
  const resource = useResourceContext();
  const { save } = useSaveContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const done = useRef(false);
  const [banner, setBanner] = useState<Banner>();
  const [stored, setStored] = useState<RaRecord>();
  // A later reading of the record must not replace what is being typed.
  const record = useRecordContext();
  const [opened] = useState(record);

  async function submit(typed: FieldValues): Promise<FormErrors | undefined> {
    setBanner(undefined);
    const values = cleanValues(fields, typed);
    const missing = missingFields(fields, values);
    const problems = Object.keys(missing).length > 0 ? missing : ((await check?.(values)) ?? {});
    if (Object.keys(problems).length > 0) return refuse(problems);

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

  function refuse(problems: FormErrors): FormErrors {
    const [field, message = ''] = Object.entries(problems)[0] ?? [];
    setBanner({ message, field });
    notify(message, { type: 'error' });
    return problems;
  }

  function explain(failure: unknown): FormErrors | undefined {
    const body: Partial<ApiError> & { current?: RaRecord } =
      (failure instanceof HttpError && failure.body) || {};
    // Somebody else saved in the meantime.
    if (body.current) {
      setStored(body.current);
      return undefined;
    }
    const errors = fields.flatMap(({ source }) => {
      const message = body.errors?.[source];
      return message ? [[source, message] as const] : [];
    });
    if (errors.length > 0) return refuse(Object.fromEntries(errors));
    setBanner({ message: body.message ?? 'Failed to submit form. Please try again.' });
    return undefined;
  }

  function finish() {
    done.current = true;
    notify(props.savedMessage, { type: 'success' });
    if (path) refresh();
    leave();
  }

  const leave = () => redirect(path ?? 'list', resource);
  const Container = path ? DialogContent : CardContent;
  const actions = (
    <>
      <Button onClick={leave}>Cancel</Button>
      <SubmitButton label={props.saveLabel} />
    </>
  );

  return (
    <Form id={id} record={opened} onSubmit={submit} disableInvalidFormNotification noValidate>
      <Container>
        <FormBanner banner={banner} />
        {props.children}
      </Container>
      {path ? (
        <DialogActions>{actions}</DialogActions>
      ) : (
        <Toolbar sx={{ gap: 1, justifyContent: 'flex-end', zIndex: 3 }}>{actions}</Toolbar>
      )}
      <LeaveWarning done={done} />
      <StaleSaveDialog
        formId={id}
        fields={fields}
        stored={stored}
        onClose={() => setStored(undefined)}
      />
    </Form>
  );
}
