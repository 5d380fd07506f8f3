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
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  Form,
  HttpError,
  type RaRecord,
  useCreate,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '../../../api/types';
import { nameOfPage } from '../../../shared/resources';
import { type Write, write } from '../../dataProvider';
import { newId } from '../../newId';
import { type ReadName, refreshShown } from '../../reads';
import { CompareDialog } from './CompareDialog';
import { FieldInput } from './FieldInput';
import { FormBanner } from './FormBanner';
import { type FieldSpec, type FormErrors, resolverOf, trimmed, valuesFor } from './fields';
import { DiscardDialog, KeptNotice } from './KeptNotice';
import { type Kept, type KeptAs, keptAsRecord, useKeptForm } from './keptForm';
import { useUnsaved } from './LeaveWarning';
import { RepeatedDialog, repeatedBy } from './RepeatedDialog';
import { FormUploads, useFormUploads } from './uploads';

/** A row as it was read, which a save is checked against. */
export interface ReadRow {
  id: string;
  updated_at: string;
}

export interface ResourceFormProps<Row extends ReadRow = ReadRow> {
  /**
   * Fields in order, which drive required marks, limits, trimming, errors and comparisons. Errors at
   * other fields are shown above the form.
   */
  fields: readonly FieldSpec[];
  layout?: 'page' | 'dialog' | 'inline';
  /**
   * The row that a part of a page changes. The form follows it until something is typed: what is
   * saved then is checked against the row that was shown.
   */
  of?: Row;
  /** Initial values if it isn't a record's form; of a row, those of that row. */
  values?: object | ((row: Row) => object);
  /**
   * Saves the values. Thrown errors are shown in the form; it returns errors by field, or nothing.
   * Default: the surrounding create or edit page saves the record.
   */
  save?(values: FieldValues, row: Row): Promise<FormErrors | undefined> | Promise<void>;
  /** What is written to the resource `changes`, if it is that alone. */
  write?(values: FieldValues, row: Row): Write;
  /** Resource that is changed. A record's form takes it from the page around it. */
  changes?: ReadName;
  /** Text of the toast after saving. */
  done?: string | undefined;
  /** Called after saving. Default: a record's form navigates to `path`. */
  onDone?(): void;
  /** Where a record's form leads after saving or cancelling. Default: its list. */
  path?: string;
  submit: string;
  /** Marks a destructive action. */
  isDanger?: boolean;
  cancel?: string | undefined;
  /** Cancels. Without it, only a record's form can be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  /**
   * Name of an id that is made here and sent with the values, so that what is sent twice is stored
   * once.
   */
  once?: 'id' | 'submission_id';
  /** Leads to what was stored under that id with another text. Default: as after saving. */
  onStored?(stored: FieldValues): void;
  /**
   * Keeps what is typed in this browser until it is saved or discarded. Default: a record's form is
   * kept under its resource and id.
   */
  keptAs?: KeptAs | undefined;
  /** Values chosen before the form opened; they override kept ones. */
  chosen?: object;
  /** Keeps it elsewhere, where the page itself shows that something waits. */
  kept?: Kept;
  /** False: what is typed may be lost without a question. Default: unless it is kept. */
  warnsOnLeave?: boolean;
  /** Inputs, if they differ from one per field. */
  children?: ReactNode;
}

type Submit = (values: FieldValues) => Promise<FormErrors | undefined>;

/**
 * The form of all records and dialogs: react-admin's, with the record as it was opened. No refetch
 * reaches it. Saves once at a time and keeps typed values on failure.
 */
export function ResourceForm<Row extends ReadRow>(props: ResourceFormProps<Row>) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const isRecord = !(props.save || props.write);
  // Remounts for another record.
  return <OpenedForm key={`${resource} ${props.of?.id ?? (isRecord && record?.id)}`} {...props} />;
}

/** react-admin resets a form after mounting: keep what was typed meanwhile. */
const keepTyped = { keepDirtyValues: true };

function OpenedForm<Row extends ReadRow>(props: ResourceFormProps<Row>) {
  const { fields, save, write, of: row, values, chosen } = props;
  const record = useRecordContext();
  const resource = useResourceContext();
  const { pathname } = useLocation();
  const isRecord = !(save || write);
  const asRecord = isRecord ? keptAsRecord(fields, resource, record?.id ?? pathname) : undefined;
  const own = useKeptForm(props.keptAs ?? asRecord);
  const kept = props.kept ?? own;
  /** As they are without anything typed. */
  const [empty] = useState(() => {
    const initial = typeof values === 'function' ? row && values(row) : values;
    return valuesFor(fields, { ...(isRecord ? record : initial), ...chosen });
  });
  const [opened] = useState(() => ({ ...empty, ...kept?.form?.values, ...chosen }));
  const submit = useRef<Submit>(null);
  return (
    <Form
      record={opened}
      resolver={resolverOf(fields)}
      resetOptions={keepTyped}
      onSubmit={(typed: FieldValues) => submit.current?.(typed)}
      noValidate
      disableInvalidFormNotification
    >
      <FormParts
        {...props}
        kept={kept}
        isShownElsewhere={props.kept !== undefined}
        empty={empty}
        submitRef={submit}
      />
    </Form>
  );
}

type PartsProps<Row extends ReadRow> = Omit<ResourceFormProps<Row>, 'kept'> & {
  kept: Kept | undefined;
  /** The page around it shows that something waits in it. */
  isShownElsewhere: boolean;
  /** Its values with nothing typed. */
  empty: FieldValues;
  submitRef: Ref<Submit>;
};

function FormParts<Row extends ReadRow>({ submitRef, ...props }: PartsProps<Row>) {
  const { fields, layout = 'page', done, onDone, path, submit, kept, empty } = props;
  const row = useFollowedRow(props);
  const save = props.save ?? writeOf(props, row);
  const isRecord = save === undefined;
  const record = useRecordContext();
  const resource = useResourceContext();
  const saveRecord = useRecordSave(resource, record);
  const notify = useNotify();
  const redirect = useRedirect();
  /** The record as another admin saved it meanwhile. */
  const [stored, setStored] = useState<RaRecord & Row>();
  /** What was stored under this form's id with another text. */
  const [repeated, setRepeated] = useState<FieldValues>();
  const [isCancelling, setIsCancelling] = useState(false);
  /** The version of a record that was saved here. */
  const version = useRef({});
  const ownId = useRef(kept?.form?.id ?? '');
  if (ownId.current === '') ownId.current = newId();
  const form = useFormContext();
  const changed = props.changes ?? (isRecord && resource ? nameOfPage(resource) : undefined);
  const { dirtyFields } = useFormState();
  const [uploads, holdForm] = useFormUploads();
  const isKept = kept !== undefined;
  /** Kept by the form itself, which then says so and asks. */
  const asks = isKept && !props.isShownElsewhere;
  const [isStored, setIsStored] = useState(true);
  const warnsOnLeave = props.warnsOnLeave ?? !(isKept && isStored);
  // react-admin resets a form once it is there: that is nothing to keep.
  const lastKept = useRef(form.getValues());
  /** What is there without anything typed: as it was opened, then as it was saved. */
  const base = useRef(empty);
  const isWaiting = useRef(false);
  /** When an earlier visit kept what is shown, until that is saved or discarded. */
  const [keptAt, setKeptAt] = useState(kept?.form && (kept.form.keptAt ?? ''));
  const keep = useEffectEvent((values: FieldValues) => {
    if (!kept || isSame(fields, values, lastKept.current)) return;
    lastKept.current = { ...values };
    isWaiting.current = !isSame(fields, values, base.current);
    const form = isWaiting.current ? { id: ownId.current, values: typedOf(values) } : undefined;
    setIsStored(kept.keep(form));
  });
  /** What is kept: the fields, and the version that they are based on. */
  const typedOf = (values: FieldValues) =>
    Object.fromEntries(
      [...fields.map(({ source }) => source), 'updated_at']
        .filter((source) => values[source] !== undefined)
        .map((source) => [source, values[source]]),
    );
  const { subscribe } = form;
  useEffect(() => {
    if (!isKept) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [isKept, subscribe]);
  const isUnsaved = Object.keys(dirtyFields).length > 0 || uploads > 0;
  const mayLeave = useUnsaved((warnsOnLeave && isUnsaved) || uploads > 0);
  /** Resets the form to these values, as pristine. */
  function begin(values: FieldValues) {
    base.current = values;
    lastKept.current = values;
    isWaiting.current = false;
    setKeptAt(undefined);
    kept?.keep(undefined);
    form.reset(values);
  }
  const discard = () => begin(base.current);
  const sayKept = useEffectEvent(() => {
    if (asks && isWaiting.current) notify('Not saved. This browser keeps what you typed.');
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      sayKept();
    };
  }, []);
  const isNew = record?.id === undefined;
  const leave = isRecord ? () => redirect(path ?? 'list', resource) : undefined;

  const saveTyped: Submit = async (typed) => {
    const errors = await attempt(typed);
    // After a failure too: perhaps only the response was lost.
    if (changed) void refreshShown(changed);
    if (errors) return errors;
    if (done) notify(done, { type: 'success' });
    const isTypedSince = !isSame(fields, trimmed(fields, form.getValues()), typed);
    finish(typed, isTypedSince);
    // A new record is elsewhere: what was typed since is asked for. Who left meanwhile stays there.
    if (isMounted.current && (!isTypedSince || (isRecord && isNew))) (onDone ?? leave)?.();
    return undefined;
  };
  /** @param isTypedSince something is typed that isn't saved: it stays. */
  function finish(typed: FieldValues, isTypedSince = false) {
    if (isTypedSince) form.reset({ ...typed, ...version.current }, keepTyped);
    else form.reset(typed, { keepValues: true });
    // What is typed next is another.
    ownId.current = newId();
    base.current = typed;
    if (isTypedSince) return;
    mayLeave.current = true;
    isWaiting.current = false;
    setKeptAt(undefined);
    kept?.keep(undefined);
  }
  useImperativeHandle(submitRef, () => saveTyped);

  /** @returns errors by field, `root` for all; undefined once it is saved. */
  async function attempt(values: FieldValues): Promise<FormErrors | undefined> {
    try {
      const sent = props.once ? { ...values, [props.once]: ownId.current } : values;
      if (save) return (await save(sent, row.current)) ?? undefined;
      const saved = await saveRecord(values);
      // If signing in again was cancelled, react-admin reports success with an empty record.
      if (saved.id === undefined) return {};
      version.current = { updated_at: saved.updated_at };
      return undefined;
    } catch (error) {
      const other = repeatedBy(error);
      if (other) {
        setRepeated(other);
        return {};
      }
      const body: Partial<ApiError> & { current?: RaRecord & Row } =
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

  const submitAgain = () =>
    void form.handleSubmit(async (typed: FieldValues) => {
      for (const [field, message] of Object.entries((await saveTyped(typed)) ?? {})) {
        form.setError(field, { type: 'server', message });
      }
    })();

  const cancel = props.onCancel ?? leave;
  /** Nothing typed is given up by a press: only where the page itself shows that it waits. */
  const cancelKept = () => {
    if (asks && !isSame(fields, form.getValues(), base.current)) setIsCancelling(true);
    else cancel?.();
  };
  const Parts = layouts[layout];
  const submitButton = (
    <SubmitButton
      label={submit}
      color={props.isDanger ? 'error' : 'primary'}
      variant={layout === 'inline' && !cancel ? 'outlined' : 'contained'}
      disabled={uploads > 0}
    />
  );
  return (
    <FormUploads value={holdForm}>
      <Parts.Content>
        {layout !== 'inline' && isRecord && <FormBanner />}
        {keptAt !== undefined && asks && <KeptNotice keptAt={keptAt} onDiscard={discard} />}
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
        {cancel && <Button onClick={cancelKept}>{props.cancel ?? 'Cancel'}</Button>}
        {props.actions}
        {layout !== 'inline' && submitButton}
      </Parts.Actions>
      {isCancelling && (
        <DiscardDialog
          onClose={() => setIsCancelling(false)}
          onDiscard={() => {
            setIsCancelling(false);
            discard();
            mayLeave.current = true;
            cancel?.();
          }}
        />
      )}
      {stored && (
        <CompareDialog
          fields={fields}
          stored={valuesOfRow(props, stored)}
          typed={form.getValues()}
          onClose={() => setStored(undefined)}
          onTake={() => {
            row.current = stored;
            begin(valuesOfRow(props, stored));
            setStored(undefined);
          }}
          onKeep={() => {
            row.current = stored;
            if (isRecord) form.setValue('updated_at', stored.updated_at);
            setStored(undefined);
            submitAgain();
          }}
        />
      )}
      {repeated && (
        <RepeatedDialog
          fields={fields}
          stored={repeated}
          typed={form.getValues()}
          onClose={() => setRepeated(undefined)}
          onOpen={() => {
            setRepeated(undefined);
            finish(form.getValues());
            if (props.onStored) props.onStored(repeated);
            else onDone?.();
          }}
          onAnother={() => {
            setRepeated(undefined);
            ownId.current = newId();
            submitAgain();
          }}
        />
      )}
    </FormUploads>
  );
}

/** Returns a row's values as the form has them. */
function valuesOfRow<Row extends ReadRow>(
  { fields, values }: ResourceFormProps<Row>,
  row: Row,
): FieldValues {
  return valuesFor(fields, typeof values === 'function' ? values(row) : row);
}

/**
 * Shows the row of a part of a page as it changes, until something is typed.
 * @returns the row that is shown.
 */
function useFollowedRow<Row extends ReadRow>(props: ResourceFormProps<Row>) {
  const { getValues, reset } = useFormContext();
  // Only forms of a row ask for it.
  const shown = useRef(props.of as Row);
  const version = props.of?.updated_at;
  const follow = useEffectEvent(() => {
    const { of: row } = props;
    if (!row || row.updated_at === shown.current.updated_at) return;
    const isUntouched = isSame(props.fields, getValues(), valuesOfRow(props, shown.current));
    if (!isUntouched) return;
    shown.current = row;
    reset(valuesOfRow(props, row));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each version.
  useEffect(() => follow(), [version]);
  return shown;
}

const isSame = (fields: readonly FieldSpec[], one: FieldValues, other: FieldValues): boolean =>
  fields.every(({ source }) => JSON.stringify(one[source]) === JSON.stringify(other[source]));

/** @param shown becomes the row as it was saved. */
function writeOf<Row extends ReadRow>(props: ResourceFormProps<Row>, shown: RefObject<Row>) {
  const { write: written, changes, of } = props;
  if (!written || !changes) return undefined;
  return async (values: FieldValues, row: Row): Promise<void> => {
    const saved = await write<Partial<Row>>(changes, written(values, row));
    if (of) shown.current = { ...row, ...saved };
  };
}

const failed = 'Failed to submit form. Please try again.';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Saves the record of the surrounding create or edit page. Not by that page's own `save`, which
 * forgets who waits for it once the record is read again.
 * @throws the error of the save.
 */
function useRecordSave(resource: string | undefined, opened: Partial<RaRecord> | undefined) {
  const [create] = useCreate<RaRecord, Error>();
  const [update] = useUpdate<RaRecord, Error>();
  return async (data: FieldValues): Promise<Partial<RaRecord>> => {
    const promised = { returnPromise: true } as const;
    const { id } = opened ?? {};
    if (id === undefined) return (await create(resource, { data }, promised)) ?? {};
    const params = { id, data, previousData: { ...opened, id } };
    const options = { ...promised, mutationMode: 'pessimistic' } as const;
    return (await update(resource, params, options)) ?? {};
  };
}

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

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'disabled'> {
  label: string;
}

/** Enabled on an untouched form too, so that submitting it reports what is missing. */
function SubmitButton({ label, disabled = false, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" disabled={isSubmitting || disabled} {...look}>
      {label}
    </Button>
  );
}
