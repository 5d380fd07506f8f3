import {
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import type { FormState } from '../../formState';
import { Honeypot } from '../newsletter/Honeypot';
import { AnswerPromise } from './AnswerPromise';
import { type FormValues, keepDraft, readDraft } from './draft';
import { EnquiryFields } from './EnquiryFields';
import { enquiryContent } from './enquiryContent';
import { PrivacyNotice } from './PrivacyNotice';
import { ProblemList } from './ProblemList';
import { problemsOf } from './problems';
import { prepareProofOfWork } from './proofOfWork';
import { submitForm } from './submissions';
import { useRestoredValues } from './useRestoredValues';
import { useSubmission } from './useSubmission';

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Path of the page that the form belongs to, where the server shows it again. */
  page: string;
  /** What was answered before, in an assessment. */
  answers?: FormValues;
  /** Asked before all else. */
  children?: ReactNode;
}

interface OpenFormProps extends EnquiryFormProps {
  /** What the server says of it where it was sent without a script. */
  refused?: FormState;
}

/** A form before it has arrived: what is wrong with it, its fields, and the way out. */
export function OpenForm({ kind, page, answers, refused, children }: OpenFormProps) {
  const submission = useSubmission(kind);
  const restored = useRestoredValues(kind, refused?.values);
  const [found, setFound] = useState(refused?.errors);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();
  const { state } = submission;
  const isRefused = state === 'refused';
  const isIncomplete = found !== undefined && Object.keys(found).length > 0;
  const problems = (isIncomplete || !isRefused ? found : submission.errors) ?? {};
  const message = isRefused ? submission.message : refused?.message;
  const hasProblems = isRefused || isIncomplete || message !== undefined;

  // A script checks, and puts the focus where something is missing; without one the browser does.
  const takeOver = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      element.noValidate = true;
      // What was typed before the script came.
      if (isTyped(element)) keepTyped(kind, element);
    },
    [kind],
  );
  const seen = useRef(submission);
  useEffect(() => {
    if (seen.current === submission) return;
    seen.current = submission;
    // What had the focus is gone; a visitor who went elsewhere meanwhile keeps theirs.
    if (document.activeElement !== document.body && !holdsFocus(form.current)) return;
    if (state === 'refused') focusFirst(form.current, alert.current);
  }, [submission, state]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && found) focusFirst(form.current, alert.current);
    isFirst.current = false;
  }, [found]);

  const keep = () => {
    if (!form.current) return;
    prepareProofOfWork();
    keepDraft(kind, { ...readDraft(kind), values: valuesOf(form.current) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const wrong = problemsOf(kind, values);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    void submitForm(kind, values, enquiryContent(kind, values, answers));
  };
  const isBusy = state === 'sending';
  return (
    <form
      ref={takeOver}
      key={restored.key}
      id={id}
      className="enquiry-form"
      method="post"
      action="/api/enquiries#enquiry"
      aria-busy={isBusy}
      onInput={keep}
      onSubmit={submit}
    >
      {hasProblems && <ProblemList problems={problems} message={message} alert={alert} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="form" value={page} />
      <input type="hidden" name="notice_version" value={privacyNotice.version} />
      <fieldset className="enquiry-fields">
        {children}
        <EnquiryFields kind={kind} values={restored.values} problems={problems} />
        <Honeypot />
        <PrivacyNotice newsletter={restored.values.newsletter !== undefined} />
      </fieldset>
      <AnswerPromise />
      <div className="enquiry-actions">
        <button type="submit" className="button button-primary button-large" aria-disabled={isBusy}>
          {isBusy ? enquiryForm.sending : enquiryForm.submit[kind]}
        </button>
      </div>
    </form>
  );
}

/** What is typed; the fields that nobody types are no part of it. */
function valuesOf(form: HTMLFormElement): FormValues {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(fields);
}

/** Keeps what was typed into a form over what was kept of it before. */
function keepTyped(kind: EnquiryKind, form: HTMLFormElement): void {
  const draft = readDraft(kind);
  const typed = Object.entries(valuesOf(form)).filter(([, value]) => value !== '');
  keepDraft(kind, { ...draft, values: { ...draft?.values, ...Object.fromEntries(typed) } });
}

const isTyped = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
    const isChanged = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
    return isChanged || field.value !== field.defaultValue;
  });

const holdsFocus = (form: HTMLElement | null) => form?.contains(document.activeElement) ?? false;

function focusFirst(form: HTMLFormElement | null, alert: HTMLElement | null): void {
  (form?.querySelector<HTMLElement>('[aria-invalid]') ?? alert)?.focus();
}
