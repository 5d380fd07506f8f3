import './EnquiryForm.css';
import { useEffect, useRef, useState } from 'react';
import { enquiryForm } from '../../content/enquiryForm';
import { useFormState } from '../../formState';
import { type EnquiryFormProps, OpenForm } from './OpenForm';
import { Sent } from './Sent';
import { forgetSubmission } from './submissions';
import { useSubmission } from './useSubmission';

/** A form of ours: an enquiry, a wish for a consultation, or an assessment's last step. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind } = props;
  const submission = useSubmission(kind);
  const refused = useFormState(kind);
  const [isAnother, setAnother] = useState(false);
  const sentHeading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(submission);
  useEffect(() => {
    if (seen.current === submission) return;
    seen.current = submission;
    // The form had the focus, and is gone; a visitor who went elsewhere meanwhile keeps theirs.
    if (document.activeElement === document.body) sentHeading.current?.focus();
  }, [submission]);

  if (submission.state !== 'sent') {
    return <OpenForm {...props} refused={isAnother ? undefined : refused} />;
  }
  const beginAnother = () => {
    setAnother(true);
    forgetSubmission(kind);
  };
  return (
    <Sent kind={kind} answerBy={submission.answerBy} heading={sentHeading}>
      {kind !== 'assessment' && (
        <button type="button" className="button" onClick={beginAnother}>
          {enquiryForm.sent.another}
        </button>
      )}
    </Sent>
  );
}
