import { enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';

const { text, link } = privacyNotice;

/** What becomes of what is sent and, apart from that and unticked, the newsletter. */
export function PrivacyNotice({ newsletter }: { newsletter: boolean }) {
  return (
    <>
      <label className="enquiry-newsletter">
        <input type="checkbox" name="newsletter" value="on" defaultChecked={newsletter} />
        <span>{enquiryForm.newsletter.label}</span>
      </label>
      <p className="enquiry-privacy">
        {text} {/* Another tab: what is being typed stays in this one. */}
        <a href={link.path} target="_blank" rel="noopener">
          {link.label}
          <span className="visually-hidden"> (new tab)</span>
        </a>
      </p>
    </>
  );
}
