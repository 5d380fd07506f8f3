import type { Office } from '../content/offices';

/** Phone and email rows of a `<dl>`. */
export const PhoneAndEmail = ({ phone, email }: Pick<Office, 'phone' | 'email'>) => (
  <>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${phone.dial}`}>{phone.shown}</a>
        {phone.note && <span className="small phone-note">{phone.note}</span>}
      </dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
  </>
);
