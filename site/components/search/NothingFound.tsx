import { company } from '../../content/company';
import { searchPage } from '../../content/searchPage';
import { ArrowLink } from '../ArrowLink';
import { ConsultationButton } from '../Consultation';

const { contact, none } = searchPage;
const { heading, tips, ask } = none;

/** What to try where nothing was found, and whom to ask. */
export function NothingFound() {
  return (
    <section className="search-none panel-sand" aria-labelledby="search-none">
      <h2 id="search-none">{heading}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>{ask}</p>
      <div className="actions">
        <ConsultationButton className="button button-primary">
          Book a Free Consultation
        </ConsultationButton>
        <ArrowLink to={contact.path}>{contact.label}</ArrowLink>
        <a className="arrow-link" href={`tel:${company.phone.dial}`}>
          {company.phone.shown}
        </a>
      </div>
    </section>
  );
}
