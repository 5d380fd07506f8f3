import { clockName } from '../../../shared/timeZones';
import './Ways.css';
import { weekInWords } from '../../../shared/hours';
import { contact } from '../../content/contact';
import { useFirm } from '../../firm';
import { DefinitionList } from '../DefinitionList';
import { PhoneAndEmail } from '../PhoneAndEmail';

/** Phone, e-mail and answering hours. */
export function Ways() {
  const { company } = useFirm();
  return (
    <div className="margin-note contact-ways column-aside">
      <dl className="links">
        <PhoneAndEmail contact={company} />
      </dl>
      <h2 className="margin-title">
        {contact.hours.heading} ({clockName(company.zone)} time)
      </h2>
      <dl className="hours facts">
        <DefinitionList rows={weekInWords(company.hours).map(({ days, time }) => [days, time])} />
      </dl>
    </div>
  );
}
