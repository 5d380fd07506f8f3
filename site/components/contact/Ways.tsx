import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { contactHours } from '../../content/offices';

/** Phone and e-mail, and when somebody answers. */
export function Ways() {
  const { phone, email } = company;
  return (
    <div className="page-head-margin contact-ways">
      <dl>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.dial}`}>{phone.shown}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <h2 className="margin-title">{contact.hours.heading}</h2>
      <dl className="hours">
        {contactHours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
