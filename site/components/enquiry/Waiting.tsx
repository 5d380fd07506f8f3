import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { retry, stopWaiting } from './submissions';

const { heading, text, retry: retryLabel, cancel } = enquiryForm.waiting;

/** Said while a form waits for the network. */
export function Waiting({ kind }: { kind: EnquiryKind }) {
  return (
    <div className="enquiry-waiting" tabIndex={-1}>
      <p className="enquiry-waiting-title">
        <span className="spinner" aria-hidden="true" />
        {heading}
      </p>
      <p>{text}</p>
      <p className="enquiry-actions">
        <button type="button" className="button" onClick={() => void retry(kind)}>
          {retryLabel}
        </button>
        <button type="button" className="button" onClick={() => stopWaiting(kind)}>
          {cancel}
        </button>
      </p>
    </div>
  );
}
