import './Offices.css';
import { openDaysInWords } from '../../../shared/hours';
import type { Firm } from '../../../shared/publicFirm';
import { localityOf, useFirm } from '../../firm';
import { Photo } from '../art/Photo';
import { useConsultationInView } from '../consultationInView';
import { DefinitionList } from '../DefinitionList';
import { contactInfoId } from '../FloatingButtons';
import { PhoneAndEmail } from '../PhoneAndEmail';
import { SectionHead } from '../SectionHead';

function OfficeFacts({ office }: { office: Firm['offices'][number] }) {
  const { city, role, street, country, hours, zone_note: zone, image } = office;
  const open = openDaysInWords(hours);
  return (
    <li className="office">
      {image && <Photo className="office-photo" path={image} width={480} height={320} />}
      <h3>{city}</h3>
      <p className="soft">{role || 'Office'}</p>
      <address>
        {street}
        <br />
        {localityOf(office)}
        <br />
        {country}
      </address>
      <dl className="facts">
        <PhoneAndEmail contact={office} />
        <DefinitionList rows={open.map(({ days, time }) => [days, time])} />
        {zone && <DefinitionList rows={[['Time zone', zone]]} />}
      </dl>
    </li>
  );
}

interface OfficesProps {
  heading: string;
  lead: string;
}

/** Every office with its hours; replaces the frame's contact banner. */
export function Offices({ heading, lead }: OfficesProps) {
  const { offices } = useFirm();
  const ref = useConsultationInView<HTMLElement>();
  return (
    <section
      ref={ref}
      id={contactInfoId}
      className="section panel-sand"
      tabIndex={-1}
      aria-labelledby="offices-title"
    >
      <div className="wrap">
        <SectionHead id="offices-title" heading={heading} lead={lead} />
        <ul className="offices cells cells-fit">
          {offices.map((office) => (
            <OfficeFacts key={office.id} office={office} />
          ))}
        </ul>
      </div>
    </section>
  );
}
