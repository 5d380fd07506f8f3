import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { contact } from '../../content/contact';
import { Embed } from '../Embed';

const { enquiry } = contact;

/** The enquiry form of another company, which learns of the visitor only once they open it. */
export function OutsideEnquiry({ url }: { url: string }) {
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
    <>
      <p className="enquiry-promise">{enquiry.promise}</p>
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
        // Without a script the form opens in a tab of its own.
        <form className="button-form" action={url} target="_blank" rel="noopener">
          <button type="submit" className="button button-primary button-large" onClick={openHere}>
            {enquiry.outside.open}
          </button>
        </form>
      )}
    </>
  );
}
