import type { Enquiry, PersonalData } from '../../api/types';
import { csv } from '../../shared/csv';
import { cameFromInWords, officeEntries, visitorEntries } from '../../shared/enquiryFields';
import { bookingStates, topicName } from '../bookings/labels';
import { formatDate, formatMoment } from '../dates';
import { messageKinds } from '../mail/messages';
import {
  adviceInWords,
  contactChannels,
  enquiryKinds,
  enquiryStates,
  outcomes,
  particularName,
} from './labels';

/** Something that was said or done, as one line of a history. */
interface Entry {
  /** ISO text. */
  at: string;
  title: string;
  text: string;
}

/**
 * Writes everything about a person as files by their names: a page to read or print, tables, and the
 * rows as they are stored.
 */
export function personFolder(data: PersonalData): Record<string, string> {
  return {
    'everything.html': page(data),
    'enquiries.csv': csv([
      [
        'Number',
        'Kind',
        'Received',
        'Name',
        'Email',
        'Phone',
        'Topic',
        'Message',
        'Status',
        'Outcome',
      ],
      ...data.enquiries.map((enquiry) => [
        String(enquiry.number),
        enquiryKinds[enquiry.kind],
        formatMoment(enquiry.received_at),
        enquiry.name,
        enquiry.email,
        enquiry.phone,
        topicName(enquiry.topic),
        enquiry.message,
        enquiryStates[enquiry.status].name,
        enquiry.outcome ? outcomes[enquiry.outcome] : '',
      ]),
    ]),
    'history.csv': csv([
      ['Enquiry', 'When', 'What', 'Text'],
      ...data.enquiries.flatMap((enquiry) =>
        historyOf(data, enquiry).map(({ at, title, text }) => [
          String(enquiry.number),
          formatMoment(at),
          title,
          text,
        ]),
      ),
    ]),
    'everything.json': JSON.stringify(data, null, 2),
  };
}

/** Lists what was said and done about an enquiry, oldest first. */
function historyOf(data: PersonalData, { id }: Enquiry): Entry[] {
  const own = <Row extends { enquiry_id: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ enquiry_id }) => enquiry_id === id);
  const entries: Entry[] = [
    ...own(data.messages).map(({ kind, to_email, subject, text, created_at }) => ({
      at: created_at,
      title: `${messageKinds[kind]} to ${to_email}: ${subject}`,
      text,
    })),
    ...own(data.replies).map(({ received_at, text, created_by }) => ({
      at: received_at,
      title: `They wrote (added by ${created_by})`,
      text,
    })),
    ...own(data.calls).map(({ at, channel, text, created_by }) => ({
      at,
      title: `${created_by} spoke with them (${contactChannels[channel].toLowerCase()})`,
      text,
    })),
    ...own(data.bookings).map(({ starts_at, state, reason }) => ({
      at: starts_at,
      title: `Consultation: ${bookingStates[state].name}`,
      text: reason,
    })),
    ...own(data.advice).map((note) => ({
      at: note.created_at,
      title: `Note of the consultation by ${note.signed_as}`,
      text: adviceInWords(note),
    })),
    ...own(data.papers).map(({ created_at, created_by, title, name }) => ({
      at: created_at,
      title: `Paper added by ${created_by}: ${title}`,
      text: name,
    })),
    ...own(data.notes).map(({ created_at, created_by, text }) => ({
      at: created_at,
      title: `Note by ${created_by}`,
      text,
    })),
    ...own(data.corrections).map(({ created_at, created_by, field, before, after }) => ({
      at: created_at,
      title: `${created_by} corrected: ${particularName(field)}`,
      text: `From “${before}” to “${after}”`,
    })),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}

const styles = `body{font:11pt/1.45 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111}
h1,h2,h3{font-family:system-ui,sans-serif;line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid #999;padding-top:1rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}dl{display:grid;grid-template-columns:11rem 1fr;gap:.25rem 1rem}dd{margin:0}
dd,p{white-space:pre-wrap;overflow-wrap:anywhere}section,h3+p{break-inside:avoid-page}h3{break-after:avoid}
@media print{body{margin:0;max-width:none}}`;

function page(data: PersonalData): string {
  const made = formatMoment(new Date().toISOString());
  const contacts = data.contacts.map((contact) => contact.replace(/^tel:/, 'phone …')).join(', ');
  const parts = data.enquiries.map((enquiry) => {
    const { number, kind, received_at, topic, message, answers, status, form } = enquiry;
    const facts = definitions([
      ...visitorEntries(enquiry).map(({ label, value }) => [label, value] as const),
      ['Received', formatMoment(received_at)],
      ['Topic', topicName(topic)],
      ['Message', message],
      ...answers.map(({ label, value }) => [label, value] as const),
      ['Status', enquiryStates[status].name],
      ...officeEntries(enquiry, formatDate).map(({ label, value }) => [label, value] as const),
      ['Form', form],
      ['Came from', cameFromInWords(enquiry.came_from)],
    ]);
    const history = historyOf(data, enquiry)
      .map(
        ({ at, title, text }) =>
          `<h3>${escaped(formatMoment(at))}: ${escaped(title)}</h3><p>${escaped(text)}</p>`,
      )
      .join('\n');
    return `<h2>${escaped(`${enquiryKinds[kind]} no. ${number}`)}</h2>${facts}${history}`;
  });
  const subscriptions = data.subscriptions.map(
    ({ first_name, last_name, created_at }) =>
      `<h2>Newsletter subscription</h2>${definitions([
        ['Name', `${first_name} ${last_name}`.trim()],
        ['Since', formatMoment(created_at)],
      ])}`,
  );
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Everything about ${escaped(contacts)}</title>
<style>${styles}</style></head><body>
<h1>Everything about ${escaped(contacts)}</h1><p>As stored on ${escaped(made)}.</p>
${[...parts, ...subscriptions].join('\n')}
</body></html>
`;
}

function definitions(entries: readonly (readonly [name: string, value: string])[]): string {
  const rows = entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
