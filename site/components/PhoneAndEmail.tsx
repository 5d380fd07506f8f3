import { dialOf } from '../../shared/phone';

interface Contact {
  phone: string;
  phone_dial: string;
  phone_note?: string;
  email: string;
}

/** Phone and email rows of a `<dl>`. */
export const PhoneAndEmail = ({ contact }: { contact: Contact }) => (
  <>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${dialOf(contact)}`}>{contact.phone}</a>
        {contact.phone_note && <span className="small phone-note">{contact.phone_note}</span>}
      </dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </div>
  </>
);
