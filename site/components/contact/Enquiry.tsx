import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { Embed } from '../Embed';

const { enquiry } = contact;

/** The enquiry form of another company, which learns of the visitor only once they open it. */
export function Enquiry() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) frame.current?.focus();
  }, [open]);
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };

  return (
    <section className="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title">{enquiry.heading}</h2>
      <p className="enquiry-promise">{enquiry.promise}</p>
      <p className="enquiry-text">{enquiry.text}</p>
      {open ? (
        <div ref={frame} className="enquiry-frame" tabIndex={-1}>
          <Embed
            title={enquiry.frameTitle}
            src={company.urls.enquiryForm}
            page={company.urls.enquiryForm}
            loading={enquiry.loading}
            failed={enquiry.failed}
            pageLabel={enquiry.open}
          />
        </div>
      ) : (
        // Without a script the form opens in a tab of its own.
        <form
          className="button-form"
          action={company.urls.enquiryForm}
          target="_blank"
          rel="noopener"
        >
          <button type="submit" className="button button-primary button-large" onClick={openHere}>
            {enquiry.open}
          </button>
        </form>
      )}
    </section>
  );
}
