import './Ways.css';
import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { contactHours } from '../../content/offices';
import { DefinitionList } from '../DefinitionList';
import { PhoneAndEmail } from '../PhoneAndEmail';

/** Phone and e-mail, and when somebody answers. */
export function Ways() {
  return (
    <div className="page-head-margin contact-ways">
      <dl>
        <PhoneAndEmail phone={company.phone} email={company.email} />
      </dl>
      <h2 className="margin-title">{contact.hours.heading}</h2>
      <dl className="hours">
        <DefinitionList rows={contactHours.map(({ days, time }) => [days, time])} />
      </dl>
    </div>
  );
}
