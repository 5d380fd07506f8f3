import {
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import {
  Form,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './DraftNotice';
import { removeDraft } from './draftStorage';
import { type Banner, FormBanner } from './FormBanner';
import { cleanValues, type FormErrors, type FormField, missingFields } from './FormField';
import { LeaveWarning } from './LeaveWarning';
import { StaleSaveDialog } from './StaleSaveDialog';
import { saveOutcome } from './saveOutcome';

interface Props {
  fields: readonly FormField[];
  defaultValues?: FieldValues;
  /** Names the browser's draft of what is typed; no draft is kept without it. */
  draftKey?: string;
  savedMessage: string;
  /** Why the form can't be saved at this moment. */
  busyMessage?: string | undefined;
  /** Problems beyond missing values, by field. */
  check?(values: FieldValues): FormErrors | Promise<FormErrors>;
  /** Title of the toast for a field's problem. */
  problemTitle?: string;
  /** The padded part that holds the inputs. */
  container: ElementType;
  actions: ReactNode;
  children: ReactNode;
}

/** A form whose typed text survives everything but its own saving: see the parts that it joins. */
export function RecordForm(props: Props) {
  const { fields, draftKey, busyMessage, check, container: Container } = props;
  const id = useId();
  const resource = useResourceContext();
  const { save } = useSaveContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const done = useRef(false);
  const [banner, setBanner] = useState<Banner>();
  const [stored, setStored] = useState<RaRecord>();
  // A later reading of the record must not replace what is being typed.
  const record = useRecordContext();
  const [opened] = useState(record);

  async function submit(typed: FieldValues): Promise<FormErrors | undefined> {
    setBanner(undefined);
    if (busyMessage) return notifyBusy();
    const values = cleanValues(fields, typed);
    const missing = missingFields(fields, values);
    const problems = Object.keys(missing).length > 0 ? missing : ((await check?.(values)) ?? {});
    if (Object.keys(problems).length > 0) return refuse(problems);

    const outcome = await saveOutcome(save, values);
    if (outcome.kind === 'stale') setStored(outcome.stored);
    if (outcome.kind === 'refused') {
      const { message, errors } = outcome;
      setBanner({ message, field: fields.find(({ source }) => errors[source])?.source });
      return ownErrors(errors);
    }
    if (outcome.kind === 'saved') finish();
  }

  function notifyBusy() {
    notify(busyMessage, { type: 'error' });
    return undefined;
  }

  function refuse(problems: FormErrors): FormErrors {
    const [field, message = ''] = Object.entries(problems)[0] ?? [];
    setBanner({ message, field });
    notify(message, { type: 'error', title: props.problemTitle });
    return problems;
  }

  function ownErrors(errors: FormErrors): FormErrors {
    return Object.fromEntries(
      fields.flatMap(({ source }) => {
        const message = errors[source];
        return message ? [[source, message]] : [];
      }),
    );
  }

  function finish() {
    done.current = true;
    if (draftKey) removeDraft(draftKey);
    notify(props.savedMessage, { type: 'success' });
    redirect('list', resource);
  }

  // While its button is disabled, the browser ignores Enter in a form without a word.
  function explainEnter(event: KeyboardEvent) {
    if (busyMessage && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      notifyBusy();
    }
  }

  return (
    <Form
      id={id}
      record={opened}
      defaultValues={props.defaultValues}
      onSubmit={submit}
      disableInvalidFormNotification
      noValidate
    >
      <Container onKeyDown={explainEnter}>
        <FormBanner banner={banner} />
        {draftKey && <DraftNotice draftKey={draftKey} done={done} />}
        {props.children}
      </Container>
      {props.actions}
      <LeaveWarning draftKey={draftKey} done={done} />
      <StaleSaveDialog
        formId={id}
        fields={fields}
        stored={stored}
        draftKey={draftKey}
        onClose={() => setStored(undefined)}
      />
    </Form>
  );
}
