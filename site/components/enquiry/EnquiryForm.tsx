import './EnquiryForm.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dialOf } from '../../../shared/phone';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import type { FormValues } from '../../enquiry/formValues';
import { formProblems } from '../../enquiry/problems';
import { useFirm } from '../../firm';
import { type FormKind, type RefusedForm, useRefusedForm } from '../../formState';
import { useStore } from '../../store';
import { type Form, type OwnForm, type Refusal, useForm } from '../useForm';
import { EnquiryFields } from './EnquiryFields';
import { beginForm } from './formTime';
import { ReplyPromise, Sent } from './ReplyPromise';
import {
  type Destination,
  enquiryContent,
  keptValues,
  receipts,
  sendForm,
  sendings,
} from './submission';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Path of the form's page, where the server shows it again. */
  page: string;
  /** Earlier answers of an assessment. */
  answers?: FormValues;
  /** Values that the page's address says. */
  given?: FormValues;
  /** Asked first. */
  children?: (form: Form) => ReactNode;
}

/** Our form: an enquiry, a consultation request, or an assessment's last step. */
export function EnquiryForm({ kind, page, answers, given, children }: EnquiryFormProps) {
  const receipt = useStore(receipts[kind]);
  const refused = useRefusedForm(kind);
  const [isAnother, setAnother] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useOfficeForm(kind, {
    refused: isAnother ? undefined : refused,
    given,
    check: (values) => formProblems(kind, values),
    path: '/api/enquiries',
    content: (values) => enquiryContent(kind, values, answers),
  });
  const isSent = receipt !== undefined;
  useEffect(() => {
    // The focused form is gone; a visitor who moved elsewhere keeps their focus.
    if (isSent && document.activeElement === document.body) heading.current?.focus();
  }, [isSent]);
  if (!receipt) {
    return (
      <OfficeForm
        form={form}
        page={page}
        submit={enquiryForm.submit[kind]}
        promise={<ReplyPromise />}
        path="/api/enquiries"
        fixed={{ kind }}
      >
        {children?.(form)}
        <EnquiryFields kind={kind} form={form} />
      </OfficeForm>
    );
  }
  const beginAnother = () => {
    setAnother(true);
    receipts[kind].set(undefined);
  };
  return (
    <Sent kind={kind} answerBy={receipt.answerBy} heading={heading}>
      {kind === 'enquiry' && (
        <button type="button" className="button" onClick={beginAnother}>
          {enquiryForm.sent.another}
        </button>
      )}
    </Sent>
  );
}

interface OfficeFormOptions extends Destination {
  /** The form as it was sent without script. */
  refused: RefusedForm | undefined;
  first?: FormValues | undefined;
  given?: FormValues | undefined;
  check(values: FormValues): FormValues;
}

/** A form that is sent to the office: its state outlives the page, and a sent one its tab. */
export function useOfficeForm(
  kind: FormKind,
  { refused, first, given, check, ...destination }: OfficeFormOptions,
): OwnForm {
  const firm = useFirm();
  return useForm({
    first: { ...first, ...refused?.values },
    given,
    refused,
    kept: keptValues[kind],
    sending: sendings[kind],
    showsErrors: true,
    check,
    send: (values) => sendForm(kind, values, destination, firm),
  });
}

interface OfficeFormProps {
  form: OwnForm;
  /** Path of the form's page, where the server shows it again. */
  page: string;
  /** Where it is sent without script. */
  path: string;
  submit: string;
  /** Above the button. */
  promise?: ReactNode;
  /** Hidden values, by name. */
  fixed: FormValues;
  children: ReactNode;
}

/** An unsent form: errors, fields and submit button. */
export function OfficeForm(props: OfficeFormProps) {
  const { form, page, path, submit, promise, fixed, children } = props;
  const { problems, refusal, isBusy } = form;
  return (
    <form
      {...form.element}
      className="enquiry-form"
      method="post"
      action={`${path}#enquiry`}
      onInput={() => void beginForm()}
    >
      <ProblemList problems={problems} refusal={refusal} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="form" value={page} />
      <input type="hidden" name="notice_version" value={privacyNotice.version} />
      <fieldset className="enquiry-fields">{children}</fieldset>
      {promise}
      <button type="submit" className="button button-primary button-large" aria-disabled={isBusy}>
        {isBusy ? enquiryForm.sending : submit}
      </button>
    </form>
  );
}

interface ProblemListProps {
  problems: FormValues;
  refusal: Refusal | undefined;
}

/**
 * Reports what keeps a form from being sent: the number of invalid fields, or another reason with our
 * contacts.
 */
function ProblemList({ problems, refusal }: ProblemListProps) {
  const { company } = useFirm();
  const { heading, failed } = enquiryForm.problems;
  const messages = Object.values(problems);
  if (messages.length === 0 && !refusal) return null;
  return (
    <div className="enquiry-problems links" role="alert" tabIndex={-1}>
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
          {refusal?.message ?? failed} <a href={`tel:${dialOf(company)}`}>{company.phone}</a>,{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
    </div>
  );
}
