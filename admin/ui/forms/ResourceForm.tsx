import {
  Alert,
  Box,
  Button,
  type ButtonProps,
  CardContent,
  DialogActions,
  DialogContent,
  Toolbar,
} from '@mui/material';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import {
  type FieldValues,
  FormProvider,
  type Resolver,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { ApiError } from '../../../api/types';
import { nameOfPage } from '../../../shared/resources';
import { type Write, write } from '../../dataProvider';
import { type ReadName, refreshShown } from '../../reads';
import { CompareDialog } from './CompareDialog';
import { FieldInput } from './FieldInput';
import { FormBanner } from './FormBanner';
import { type FieldSpec, type FormErrors, formErrors, trimmed, withTexts } from './fields';
import { useUnsaved } from './LeaveWarning';

export interface ResourceFormProps {
  /**
   * Fields in order, which drive required marks, trimming, errors and comparisons. Errors at other
   * fields are shown above the form.
   */
  fields: readonly FieldSpec[];
  /** A card on a page, the content of a dialog, or a part of a page. */
  layout?: 'page' | 'dialog' | 'inline';
  /** Initial values if it isn't a record's form; read once, on open. */
  values?: object;
  /**
   * Saves the values. Thrown errors are shown in the form; it returns errors by field, or nothing.
   * Default: the surrounding create or edit page saves the record.
   */
  save?(values: FieldValues): Promise<FormErrors | undefined> | Promise<void>;
  /** What is written to the resource `changes`, if it is that alone. */
  write?(values: FieldValues): Write;
  /** Resource that is changed. A record's form takes it from the page around it. */
  changes?: ReadName;
  /** Text of the toast after saving. */
  done?: string | undefined;
  /** Called after saving. Default: a record's form navigates to `path`. */
  onDone?(): void;
  /** Where a record's form leads after saving or cancelling. Default: its list. */
  path?: string;
  /** Label of the submit button. */
  submit: string;
  /** Marks a destructive action. */
  isDanger?: boolean;
  /** Label of the cancel button. */
  cancel?: string | undefined;
  /** Cancels. Without it, only a record's form can be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  /** Keeps what is typed in this browser until it is saved or cancelled. */
  kept?: {
    /** Of an earlier visit, if any. */
    values: object | undefined;
    /** @param values undefined: there is nothing left to keep. */
    keep(values: FieldValues | undefined): void;
  };
  /** Warns before unsaved changes are lost; a record's form always does. */
  warnsOnLeave?: boolean;
  /** Inputs, if they differ from one per field. */
  children?: ReactNode;
}

/** The form of all records and dialogs. Saves once at a time and keeps typed values on failure. */
export function ResourceForm(props: ResourceFormProps) {
  const { fields, layout = 'page', done, onDone, path, submit } = props;
  const save = props.save ?? writeOf(props);
  const isRecord = save === undefined;
  const record = useRecordContext();
  const resource = useResourceContext();
  const saveRecord = useRecordSave();
  const notify = useNotify();
  const redirect = useRedirect();
  /** The record as another admin saved it meanwhile. */
  const [stored, setStored] = useState<RaRecord>();
  const form = useForm({
    defaultValues: isRecord
      ? record
      : { ...emptyValues(fields), ...props.values, ...props.kept?.values },
    resolver: resolverOf(fields),
  });
  const changed = props.changes ?? (isRecord && resource ? nameOfPage(resource) : undefined);
  const { dirtyFields } = form.formState;
  const warnsOnLeave = isRecord || props.warnsOnLeave === true;
  const isKept = props.kept !== undefined;
  const keep = useEffectEvent((values: FieldValues | undefined) => props.kept?.keep(values));
  const { subscribe } = form;
  useEffect(() => {
    if (!isKept) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [isKept, subscribe]);
  const mayLeave = useUnsaved(warnsOnLeave && Object.keys(dirtyFields).length > 0);
  const isNew = record?.id === undefined;
  const leave = isRecord ? () => redirect(path ?? 'list', resource) : undefined;

  const saveTyped = form.handleSubmit(async (typed) => {
    const errors = await attempt(trimmed(fields, typed));
    // After a failure too: perhaps only the response was lost.
    if (changed) void refreshShown(changed);
    for (const [field, message] of Object.entries(errors ?? {})) {
      form.setError(field, { type: 'server', message });
    }
    if (errors) return;
    mayLeave.current = true;
    if (done) notify(done, { type: 'success' });
    form.reset(typed, { keepValues: true });
    props.kept?.keep(undefined);
    (onDone ?? leave)?.();
  });

  /** @returns errors by field, `root` for all; undefined once it is saved. */
  async function attempt(values: FieldValues): Promise<FormErrors | undefined> {
    try {
      return (await (save ? save(withTexts(fields, values)) : saveRecord(values))) ?? undefined;
    } catch (error) {
      const body: Partial<ApiError> & { current?: RaRecord } =
        (error instanceof HttpError && error.body) || {};
      if (body.current) {
        setStored(body.current);
        return {};
      }
      const sources = new Set(fields.map(({ source }) => source));
      const named = Object.entries(body.errors ?? {}).filter(([field]) => sources.has(field));
      if (named.length > 0) return Object.fromEntries(named);
      return { root: body.message ?? (isRecord ? failed : messageOf(error)) };
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    // React events bubble from a dialog's form to the page's.
    event.stopPropagation();
    void saveTyped();
  }

  const cancel = props.onCancel ?? leave;
  const Parts = layouts[layout];
  const submitButton = (
    <SubmitButton
      label={submit}
      color={props.isDanger ? 'error' : 'primary'}
      variant={layout === 'inline' && !cancel ? 'outlined' : 'contained'}
    />
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <Parts.Content>
          {layout !== 'inline' && isRecord && <FormBanner />}
          {props.children ??
            fields.map((field, index) => (
              <FieldInput
                key={field.source}
                field={field}
                autoFocus={index === 0 && (isNew || layout === 'dialog')}
              />
            ))}
          {!isRecord && <RootError />}
        </Parts.Content>
        <Parts.Actions>
          {layout === 'inline' && submitButton}
          {cancel && <Button onClick={cancel}>{props.cancel ?? 'Cancel'}</Button>}
          {props.actions}
          {layout !== 'inline' && submitButton}
        </Parts.Actions>
      </form>
      {stored && (
        <CompareDialog
          fields={fields}
          stored={stored}
          typed={form.getValues()}
          onClose={() => setStored(undefined)}
          onTake={() => {
            form.reset(stored);
            setStored(undefined);
          }}
          onKeep={() => {
            form.setValue('updated_at', stored.updated_at);
            setStored(undefined);
            void saveTyped();
          }}
        />
      )}
    </FormProvider>
  );
}

function writeOf(props: Pick<ResourceFormProps, 'write' | 'changes'>) {
  const { write: written, changes } = props;
  if (!written || !changes) return undefined;
  return async (values: FieldValues): Promise<void> => {
    await write(changes, written(values));
  };
}

const failed = 'Failed to submit form. Please try again.';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Without them, inputs would take values of a surrounding record. */
const emptyValues = (fields: readonly FieldSpec[]): FieldValues =>
  Object.fromEntries(fields.map(({ source }) => [source, null]));

/** Saves the record through the surrounding create or edit page. @throws the error of the save. */
function useRecordSave() {
  const { save } = useSaveContext();
  return async (values: FieldValues): Promise<FormErrors | undefined> => {
    let saved: Partial<RaRecord> | undefined;
    let failure: Error | undefined;
    await save?.(values, {
      onSuccess: (record) => {
        saved = record;
      },
      onError: (error) => {
        failure = error;
      },
    });
    if (failure) throw failure;
    // Neither callback ran: it isn't known whether it was saved, so the text stays.
    if (!saved) throw new Error('The save ended without an outcome.');
    // If signing in again was cancelled, react-admin reports success with an empty record.
    return saved.id === undefined ? {} : undefined;
  };
}

const resolverOf =
  (fields: readonly FieldSpec[]): Resolver =>
  (values) => {
    const errors = Object.entries(formErrors(fields, values)).map(
      ([source, message]) => [source, { type: 'manual', message }] as const,
    );
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} };
  };

interface PartProps {
  children: ReactNode;
}

/** react-admin's toolbar would add its save and delete buttons to every page's first load. */
const pageActions = {
  gap: 1,
  justifyContent: 'flex-end',
  zIndex: 3,
  bgcolor: 'background.paper',
  // Always in reach.
  position: { xs: 'fixed', sm: 'sticky' },
  borderTop: 1,
  borderColor: 'divider',
  bottom: 0,
  left: 0,
  right: 0,
  p: { xs: 2 },
} as const;

const layouts = {
  page: {
    Content: CardContent,
    Actions: ({ children }: PartProps) => (
      <Toolbar role="toolbar" sx={pageActions}>
        {children}
      </Toolbar>
    ),
  },
  dialog: { Content: DialogContent, Actions: DialogActions },
  inline: {
    Content: ({ children }: PartProps) => children,
    Actions: ({ children }: PartProps) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>
    ),
  },
};

/** Shows an error that belongs to no field. */
function RootError() {
  const { errors } = useFormState();
  if (!errors.root?.message) return null;
  return <Alert severity="error">{errors.root.message}</Alert>;
}

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'variant'> {
  label: string;
}

/** Enabled on an untouched form too, so that submitting it reports what is missing. */
function SubmitButton({ label, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" disabled={isSubmitting} {...look}>
      {label}
    </Button>
  );
}
