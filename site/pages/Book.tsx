import { initialsOf } from '../../shared/initials';
import { personInWords } from '../../shared/personInWords';
import { readChoices, slotQuery } from '../booking/choices';
import { BookingForm } from '../components/booking/BookingForm';
import { EnquiryForm } from '../components/enquiry/EnquiryForm';
import { Seo } from '../components/Seo';
import { bookingPage, bookingSeo } from '../content/bookingPage';
import { Filled, useFirm, useFirmText } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';

const { path, eyebrow, choices, made, happens, several, people } = bookingPage;
const results = ['held', 'unheld', 'mailed', 'requested'] as const;

/**
 * Reads the free times of the choices in the address, so that they stand in the page as it comes. By
 * the firm's clock, unless the address names another: until the script knows the browser's.
 */
export async function loader({ url, site }: LoaderArgs) {
  const query = Object.fromEntries(url.searchParams);
  const sent = results.find((name) => name === query.sent);
  if (sent) return { sent };
  const chosen = readChoices(query);
  const times = await site.slots(slotQuery(chosen));
  return { first: { choices: chosen, times, isZoneKnown: query.zone !== undefined } };
}

export function Component({ data }: PageProps<typeof loader>) {
  const { bookable, company, kinds } = useFirm();
  const { sent, first } = data;
  const filled = useFirmText();
  const { title, lead } = kinds.length > 1 ? several : bookingPage;
  return (
    <>
      <Seo {...bookingSeo} path={path} trail={[{ name: filled(title), path }]} />
      <header className="wrap page-head book-head">
        <p className="margin-title">{eyebrow}</p>
        <h1>
          <Filled text={sent ? made[sent].heading : title} />
        </h1>
        <p className="lead">
          <Filled text={sent ? made[sent].text : lead} />
        </p>
      </header>
      {!sent && (
        <div className="wrap page-body booking-columns">
          <section id="enquiry" className="panel-white booking-page">
            {bookable.length > 0 && (
              <>
                <h2 className="visually-hidden">{choices.heading}</h2>
                <BookingForm first={first} />
              </>
            )}
            {bookable.length === 0 && company.booking_page !== '' && (
              <a className="button button-primary button-large" href={company.booking_page}>
                {filled(title)}
              </a>
            )}
            {bookable.length === 0 && company.booking_page === '' && (
              <EnquiryForm kind="consultation" page="/contact" />
            )}
          </section>
          {bookable.length > 0 && <BookingAside />}
        </div>
      )}
    </>
  );
}

/** What happens, and whom one may meet. */
function BookingAside() {
  const { bookable, kinds } = useFirm();
  const steps =
    kinds.length > 1 ? [...happens.steps.slice(0, -1), several.last] : [...happens.steps];
  return (
    <aside className="booking-aside">
      <h2 className="subhead">{happens.heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Filled text={step} />
          </li>
        ))}
      </ol>
      <h2 className="subhead">{people}</h2>
      <ul>
        {bookable.map((person) => (
          <li key={person.id}>
            <span className="booking-initials" aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <span>{personInWords(person)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
