import { readChoices, slotQuery } from '../booking/choices';
import { BookingForm } from '../components/booking/BookingForm';
import { EnquiryForm } from '../components/enquiry/EnquiryForm';
import { Seo } from '../components/Seo';
import { bookingPage, bookingSeo } from '../content/bookingPage';
import { useFirm } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';

const { path, eyebrow, title, lead, choices, made } = bookingPage;
const results = ['held', 'unheld', 'mailed', 'requested'] as const;

/** Reads the free times of the choices in the address; without any, none are shown yet. */
export async function loader({ url, site }: LoaderArgs) {
  const query = Object.fromEntries(url.searchParams);
  const sent = results.find((name) => name === query.sent);
  if (query.how === undefined || sent) return { sent, topic: query.topic };
  const chosen = readChoices(query);
  return { first: { choices: chosen, times: await site.slots(slotQuery(chosen)) } };
}

export function Component({ data }: PageProps<typeof loader>) {
  const { bookable, company } = useFirm();
  const { sent, first, topic } = data;
  return (
    <>
      <Seo {...bookingSeo} path={path} trail={[{ name: title, path }]} />
      <header className="wrap page-head">
        <p className="margin-title">{eyebrow}</p>
        <h1>{sent ? made[sent].heading : title}</h1>
        <p className="lead">{sent ? made[sent].text : lead}</p>
      </header>
      {!sent && (
        <div className="wrap page-body">
          <section id="enquiry" className="panel-white booking-page">
            {bookable.length > 0 && (
              <>
                <h2 className="visually-hidden">{choices.heading}</h2>
                <BookingForm first={first} topic={topic} />
              </>
            )}
            {bookable.length === 0 && company.booking_page !== '' && (
              <a className="button button-primary button-large" href={company.booking_page}>
                {title}
              </a>
            )}
            {bookable.length === 0 && company.booking_page === '' && (
              <EnquiryForm kind="consultation" page="/contact" />
            )}
          </section>
        </div>
      )}
    </>
  );
}
