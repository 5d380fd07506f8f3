import './Ways.css';
import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { replyHours } from '../../content/offices';
import { weekInWords } from '../../openingHours';
import { DefinitionList } from '../DefinitionList';
import { PhoneAndEmail } from '../PhoneAndEmail';

/** Phone, e-mail and answering hours. */
export function Ways() {
  return (
    <div className="margin-note contact-ways column-aside">
      <dl className="links">
        <PhoneAndEmail phone={company.phone} email={company.email} />
      </dl>
      <h2 className="margin-title">{contact.hours.heading}</h2>
      <dl className="hours facts">
        <DefinitionList rows={weekInWords(replyHours).map(({ days, time }) => [days, time])} />
      </dl>
    </div>
  );
}
