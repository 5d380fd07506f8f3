import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contact } from '../../content/contact';
import type { EnquiryKind } from '../../content/enquiryForm';
import { Filled, useFirm, useFirmText } from '../../firm';
import { RefusedFormContext } from '../../formState';
import { useStore } from '../../store';
import { Embed } from '../Embed';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import { Sent } from '../enquiry/ReplyPromise';
import { receipts } from '../enquiry/submission';
import './Enquiry.css';

const { enquiry, consultation, wish } = contact;

export type ContactKind = Exclude<EnquiryKind, 'assessment'>;

export function useContactKind(): ContactKind {
  const { company } = useFirm();
  const [query] = useSearchParams();
  const refused = useContext(RefusedFormContext)?.kind;
  const asked = refused ?? query.get('sent') ?? query.get('about');
  return asked === 'consultation' && !company.consultation_form ? asked : 'enquiry';
}

/** The enquiry or consultation form: our own, or one that the company embeds. */
export function Enquiry({ kind }: { kind: ContactKind }) {
  const [query] = useSearchParams();
  const isSent = query.get('sent') === kind;
  const isDone = useStore(receipts[kind]) !== undefined || isSent;
  const outside = useFirm().company.enquiry_form;
  const isOutside = kind === 'enquiry' && outside !== '';
  const isBooked = useFirm().bookable.length > 0;
  const words = kind === 'enquiry' ? enquiry : isBooked ? wish : consultation;
  return (
    <section
      id="enquiry"
      className="enquiry panel-white column-main"
      aria-labelledby="enquiry-title"
    >
      <h2 id="enquiry-title" className={isDone ? 'visually-hidden' : undefined}>
        <Filled text={words.heading} />
      </h2>
      {isOutside && <OutsideEnquiry url={outside} />}
      {!isOutside && isSent && (
        <Sent kind={kind} answerBy={query.get('by') ?? undefined}>
          {kind === 'enquiry' && (
            <a className="arrow-link" href="/contact">
              {enquiry.another}
            </a>
          )}
        </Sent>
      )}
      {!isOutside && !isSent && (
        <>
          {!isDone && (
            <p className="enquiry-text">
              <Filled text={words.text} />
            </p>
          )}
          <EnquiryForm key={kind} kind={kind} page="/contact" />
        </>
      )}
    </section>
  );
}

/** Another company's enquiry form, contacted only when the visitor opens it. */
function OutsideEnquiry({ url }: { url: string }) {
  const [open, setOpen] = useState(false);
  const filled = useFirmText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) frame.current?.focus();
  }, [open]);
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <p className="enquiry-promise">{filled(enquiry.promise)}</p>
      <p className="enquiry-text">{enquiry.outside.text}</p>
      {open ? (
        <div ref={frame} className="enquiry-frame" tabIndex={-1}>
          <Embed
            title={enquiry.outside.frameTitle}
            src={url}
            page={url}
            loading={enquiry.outside.loading}
            failed={enquiry.outside.failed}
            pageLabel={enquiry.outside.open}
          />
        </div>
      ) : (
        // Without script the form opens in a new tab.
        <form className="button-form" action={url} target="_blank" rel="noopener">
          <button type="submit" className="button button-primary button-large" onClick={openHere}>
            {enquiry.outside.open}
          </button>
        </form>
      )}
    </>
  );
}
