import './ContactBanner.css';
import { company } from '../content/company';
import { offices } from '../content/offices';
import { ConsultationButton } from './Consultation';
import { useConsultationInView } from './consultationInView';
import { contactInfoId } from './FloatingButtons';

/** Contacts and offices; consultation links scroll to it. */
export function ContactBanner() {
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
            <div>
              <dt>Registered migration agents</dt>
              <dd className="soft">MARN {company.marns.join(', ')}</dd>
            </div>
            <div>
              <dt>{company.claims.clients} clients</dt>
              <dd className="soft">since {company.foundedYear}</dd>
            </div>
            <div>
              <dt>{offices.length} offices</dt>
              <dd className="soft">in Australia and India</dd>
            </div>
          </dl>
          <ConsultationButton className="button button-primary button-large">
            Book a Free Consultation
          </ConsultationButton>
        </div>
        <ul className="contact-offices cells links">
          {offices.map(({ city, role, address, phone, email }) => (
            <li key={city}>
              <h3>{city}</h3>
              <p className="soft">{role ?? 'Office'}</p>
              <address>
                {address.street}
                <br />
                {address.locality} {address.region} {address.postcode}
              </address>
              <p>
                <a href={`tel:${phone.dial}`}>{phone.shown}</a>
              </p>
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
