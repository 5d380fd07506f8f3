import './ContactBanner.css';
import { dialOf } from '../../shared/phone';
import { marnsOf } from '../../shared/publicFirm';
import { claimOf, countriesOf, localityOf, officesInWords, useFirm } from '../firm';
import { ConsultationButton } from './Consultation';
import { useConsultationInView } from './consultationInView';
import { contactInfoId } from './FloatingButtons';

/** Contacts and offices; consultation links scroll to it. */
export function ContactBanner() {
  const firm = useFirm();
  const { company, offices } = firm;
  const marns = marnsOf(firm);
  const clients = claimOf(firm, 'clients');
  const ref = useConsultationInView<HTMLElement>();
  return (
    <section
      ref={ref}
      id={contactInfoId}
      className="contact-banner panel-sand"
      tabIndex={-1}
      aria-labelledby="contact-info-title"
    >
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="contact-info-title">Talk to a person</h2>
          <dl className="rows rows-split">
            {marns && (
              <div>
                <dt>Registered migration agents</dt>
                <dd className="soft">{marns}</dd>
              </div>
            )}
            <div>
              <dt>{clients ? `${clients} clients` : 'Established'}</dt>
              <dd className="soft">{clients ? `since ${company.founded}` : company.founded}</dd>
            </div>
            {offices.length > 0 && (
              <div>
                <dt>{officesInWords(firm)}</dt>
                <dd className="soft">in {countriesOf(firm)}</dd>
              </div>
            )}
          </dl>
          <ConsultationButton className="button button-primary button-large">
            {'Book a {free:Free }Consultation'}
          </ConsultationButton>
        </div>
        <ul className="contact-offices cells cells-swipe links">
          {offices.map((office) => (
            <li key={office.id}>
              <h3>{office.city}</h3>
              <p className="soft">{office.role || 'Office'}</p>
              <address>
                {office.street}
                <br />
                {localityOf(office)}
              </address>
              <p>
                <a href={`tel:${dialOf(office)}`}>{office.phone}</a>
              </p>
              <p>
                <a href={`mailto:${office.email}`}>{office.email}</a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
