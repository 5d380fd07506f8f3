import '../../styles/offices.css';
import { type Office, offices } from '../../content/offices';
import { contactInfoId } from '../FloatingButtons';

function OfficeFacts({ office }: { office: Office }) {
  const { city, role, address, phone, email, hours } = office;
  return (
    <li className="office">
      <h3>{city}</h3>
      {role && <p className="office-role">{role}</p>}
      <address>
        {address.street}
        <br />
        {address.locality} {address.region} {address.postcode}
        <br />
        {address.country}
      </address>
      <dl>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.dial}`}>{phone.shown}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface OfficesProps {
  heading: string;
  lead: string;
}

/** Every office with its hours; it stands in for the frame's contact banner. */
export function Offices({ heading, lead }: OfficesProps) {
  return (
    <section
      id={contactInfoId}
      className="section panel-sand"
      tabIndex={-1}
      aria-labelledby="offices-title"
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="offices-title">{heading}</h2>
            <p>{lead}</p>
          </div>
        </div>
        <ul className="offices">
          {offices.map((office) => (
            <OfficeFacts key={office.city} office={office} />
          ))}
        </ul>
      </div>
    </section>
  );
}
