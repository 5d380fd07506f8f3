import './EnquiryForm.css';
import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dialOf } from '../../../shared/phone';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import { type FormValues, formTexts } from '../../enquiry/formValues';
import { formProblems } from '../../enquiry/problems';
import { useFirm } from '../../firm';
import { type FormKind, type RefusedForm, useRefusedForm } from '../../formState';
import { useIsHydrated, useStore } from '../store';
import { EnquiryFields } from './EnquiryFields';
import { prepareProofOfWork } from './proofOfWork';
import { ReplyPromise, Sent } from './ReplyPromise';
import { drafts, enquiryContent, forgetSubmission, submissions, submitForm } from './submission';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Path of the form's page, where the server shows it again. */
  page: string;
  /** Earlier answers of an assessment. */
  answers?: FormValues;
  /** Asked first. */
  children?: ReactNode;
}

/** Our form: an enquiry, a consultation request, or an assessment's last step. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind } = props;
  const submission = useStore(submissions[kind]);
  const refused = useRefusedForm(kind);
  const [isAnother, setAnother] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone; a visitor who moved elsewhere keeps their focus.
  useChange(submission, () => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  if (submission.state !== 'sent') {
    const { children } = props;
    return (
      <OpenForm
        {...props}
        refused={isAnother ? undefined : refused}
        submit={enquiryForm.submit[kind]}
        promise={<ReplyPromise />}
        path="/api/enquiries"
        content={(values) => enquiryContent(kind, values, props.answers)}
        check={(values) => formProblems(kind, values)}
        fixed={{ kind }}
      >
        {(values, problems) => (
          <>
            {children}
            <EnquiryFields kind={kind} values={values} problems={problems} />
          </>
        )}
      </OpenForm>
    );
  }
  const beginAnother = () => {
    setAnother(true);
    forgetSubmission(kind);
  };
  return (
    <Sent kind={kind} answerBy={submission.answerBy} heading={heading}>
      {kind === 'enquiry' && (
        <button type="button" className="button" onClick={beginAnother}>
          {enquiryForm.sent.another}
        </button>
      )}
    </Sent>
  );
}

interface OpenFormProps extends Pick<EnquiryFormProps, 'page'> {
  kind: FormKind;
  /** Where it is sent. */
  path: string;
  /** The server's errors if it was sent without script. */
  refused: RefusedForm | undefined;
  /** Label of the button. */
  submit: string;
  /** Returns the typed values as JSON for the server. */
  content(values: FormValues): object;
  /** Returns what is wrong with the typed values, by field. */
  check(values: FormValues): FormValues;
  /** Above the button. */
  promise?: ReactNode;
  /** Hidden values, by name. */
  fixed: FormValues;
  children(values: FormValues, problems: FormValues): ReactNode;
}

/** An unsent form: errors, fields and submit button. */
export function OpenForm(props: OpenFormProps) {
  const { kind, page, path, refused, fixed, children } = props;
  const firm = useFirm();
  const submission = useStore(submissions[kind]);
  const { values, key } = useFirstValues(kind, refused?.values);
  const [errors, setErrors] = useState(refused?.errors);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const isRefused = submission.state === 'refused';
  const isIncomplete = errors !== undefined && Object.keys(errors).length > 0;
  const problems = (isIncomplete || !isRefused ? errors : submission.errors) ?? {};
  const message = isRefused ? submission.message : refused?.message;
  const isBusy = submission.state === 'sending';

  // With script, focuses the first invalid field; without one the browser validates.
  const takeOver = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      element.noValidate = true;
      keepTyped(kind, element);
    },
    [kind],
  );
  const focusFirst = () =>
    (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? alert.current)?.focus();
  useChange(errors, focusFirst);
  useChange(submission, () => {
    const { activeElement } = document;
    // The focused element is gone; a visitor who moved elsewhere keeps their focus.
    const isHere = activeElement === document.body || form.current?.contains(activeElement);
    if (isRefused && isHere) focusFirst();
  });

  const store = () => {
    if (!form.current) return;
    prepareProofOfWork();
    drafts[kind].set({ ...drafts[kind].get(), values: formTexts(form.current) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formTexts(event.currentTarget);
    const wrong = props.check(typed);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0)
      void submitForm(kind, typed, { path, content: props.content(typed) }, firm);
  };
  return (
    <form
      ref={takeOver}
      key={key}
      className="enquiry-form"
      method="post"
      action={`${path}#enquiry`}
      aria-busy={isBusy}
      onInput={store}
      onSubmit={submit}
    >
      {(isRefused || isIncomplete || message !== undefined) && (
        <ProblemList problems={problems} message={message} alert={alert} />
      )}
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="form" value={page} />
      <input type="hidden" name="notice_version" value={privacyNotice.version} />
      <fieldset className="enquiry-fields">{children(values, problems)}</fieldset>
      {props.promise}
      <button type="submit" className="button button-primary button-large" aria-disabled={isBusy}>
        {isBusy ? enquiryForm.sending : props.submit}
      </button>
    </form>
  );
}

interface ProblemListProps {
  problems: FormValues;
  /** An error that belongs to no field. */
  message: string | undefined;
  alert: Ref<HTMLDivElement>;
}

/**
 * Reports what keeps a form from being sent: the number of invalid fields, or another reason with our
 * contacts.
 */
function ProblemList({ problems, message, alert }: ProblemListProps) {
  const { company } = useFirm();
  const { heading, failed } = enquiryForm.problems;
  const messages = Object.values(problems);
  return (
    <div ref={alert} className="enquiry-problems links" role="alert" tabIndex={-1}>
      {messages.length > 0 ? (
        <>
          <p>{messages.length === 1 ? heading.one : `${messages.length} ${heading.more}`}</p>
          <ul>
            {messages.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {message ?? failed} <a href={`tel:${dialOf(company)}`}>{company.phone}</a>,{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
    </div>
  );
}

/**
 * Returns a form's initial values: what this tab stored. The first render matches the server's,
 * which doesn't know them.
 * @param refused values of a form sent without script.
 * @returns also a key that changes when the fields must remount.
 */
function useFirstValues(kind: FormKind, refused: FormValues = {}) {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(
    () => typeof window !== 'undefined' && !Object.keys(refused).length && drafts[kind].get(),
  );
  const isRestored = isHydrated && Boolean(isKept);
  // Read at hydration, with what was typed meanwhile.
  const stored = useMemo(
    () => (isRestored ? drafts[kind].get()?.values : undefined),
    [isRestored, kind],
  );
  return { values: stored ?? refused, key: String(isRestored) };
}

/** Calls `onChange` after each change of a value. */
function useChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    onChange();
  });
}

/** Merges input typed before hydration into the saved draft. */
function keepTyped(kind: FormKind, form: HTMLFormElement): void {
  const isTyped = [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
    return 'defaultValue' in field && 'value' in field && field.value !== field.defaultValue;
  });
  if (!isTyped) return;
  const draft = drafts[kind].get();
  const typed = Object.entries(formTexts(form)).filter(([, value]) => value !== '');
  drafts[kind].set({ ...draft, values: { ...draft?.values, ...Object.fromEntries(typed) } });
}
