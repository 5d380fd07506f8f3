import { closedWeek, type Week } from '../shared/hours';
import { dialableNumber } from '../shared/phone';
import { type Field, type Fields, initialOf } from '../shared/resource';
import { type PlainValues, plainResources } from '../shared/resources';
import { company } from './content/company';
import { type OpeningHours, offices, replyHours } from './content/offices';
import { partners } from './content/partners';
import { publicHolidays } from './content/publicHolidays';
import { approvals, areSamples, heroStats } from './content/socialProof';
import { team } from './content/team';

const own = {
  company,
  offices,
  replyHours,
  partners,
  publicHolidays,
  approvals,
  areSamples,
  heroStats,
  team,
};

/** The parts of `site/content/` that describe the firm. */
export type FirmContent = typeof own;

/** Resources that describe the firm. */
type FirmName =
  | 'company'
  | 'offices'
  | 'people'
  | 'special-days'
  | 'partners'
  | 'claims'
  | 'approvals';

/** The rows with which a file starts, by resource and in order. */
export type FirmSeed = { [Name in FirmName]: PlainValues<Name>[] };

type OptionalOf<Described extends Fields> = {
  [Name in keyof Described]: Described[Name] extends { isOptional: true } ? Name : never;
}[keyof Described];

/** A row as content gives it: what is optional may be left out. */
type Given<Name extends FirmName> = Omit<
  PlainValues<Name>,
  OptionalOf<(typeof plainResources)[Name]['fields']>
> &
  Partial<PlainValues<Name>>;

/** Gives rows what they leave out: the value of a new one. */
function whole<Name extends FirmName>(
  name: Name,
  rows: readonly Given<Name>[],
): PlainValues<Name>[] {
  const { fields } = plainResources[name];
  const initial = Object.entries<Field>(fields).map(([field, described]) => [
    field,
    initialOf(described),
  ]);
  return rows.map((row) => ({ ...Object.fromEntries(initial), ...row }));
}

type Phone = { dial: string; shown: string };

/** Keeps the dialled number only if it doesn't follow from the shown one. */
const phoneOf = ({ dial, shown }: Phone) => ({
  phone: shown,
  phone_dial: dialableNumber(shown) === dial ? '' : dial,
});

const weekOf = ({ week }: Pick<OpeningHours, 'week'>): Week =>
  week.map((hours) => (hours ? [hours] : []));

/** Builds an id from a name: 'Mei-Lin Zhou' becomes `mei-lin-zhou`. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);

/** Adds an id and a unique name to each entry: a duplicate becomes 'Name (2)'. */
function named<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const ids = entries.map((entry) => idOf(nameOf(entry)));
  return entries.map((entry, index) => {
    const earlier = ids.slice(0, index).filter((id) => id === ids[index]).length;
    const name = nameOf(entry) + (earlier === 0 ? '' : ` (${earlier + 1})`);
    return { id: idOf(name), name, entry };
  });
}

const steps = (index: number) => (index + 1) * 10;

/**
 * Returns the firm's rows as its content describes them.
 * @param content default: this checkout's.
 */
export function firmSeed(content: FirmContent = own): FirmSeed {
  const { team, publicHolidays, replyHours, partners, approvals } = content;
  const offices = named(content.offices, ({ city }) => city);
  return {
    company: whole('company', [companyRow(content)]),
    offices: whole(
      'offices',
      offices.map(({ id, name, entry: office }, index) => ({
        id,
        city: name,
        role: office.role ?? '',
        ...office.address,
        ...phoneOf(office.phone),
        phone_note: office.phone.note ?? '',
        email: office.email,
        hours: weekOf(office.hours),
        zone: office.hours.timeZone,
        zone_note: office.zone ?? '',
        image: office.image ?? '',
        position: steps(index),
      })),
    ),
    people: whole(
      'people',
      named(team, ({ name }) => name).map(({ id, name, entry: member }, index) => ({
        id,
        name,
        role: member.role,
        marn: member.marn ?? '',
        specialization: member.specialization,
        bio: member.bio,
        image: member.image ?? '',
        offices: offices.flatMap(({ id, entry }) =>
          entry.city === member.consultations?.city ? [id] : [],
        ),
        on_team: true,
        on_home: member.onHome,
        takes_bookings: member.consultations !== undefined,
        hours: member.consultations ? weekOf(member.consultations) : closedWeek,
        position: steps(index),
      })),
    ),
    'special-days': whole(
      'special-days',
      named(publicHolidays, ({ date, places }) => [date, ...places].join(' ')).map(
        ({ id, entry: { date, name, places } }) => ({
          id,
          name,
          date,
          offices: offices.flatMap(({ id, entry }) => (keeps(entry.hours, places) ? [id] : [])),
          phones: keeps(replyHours, places),
        }),
      ),
    ),
    partners: whole(
      'partners',
      named(partners, ({ name }) => name).map(({ id, name, entry }) => ({
        id,
        name,
        image: entry.path,
      })),
    ),
    claims: whole('claims', claimRows(content)),
    approvals: whole(
      'approvals',
      named(approvals, ({ person }) => person).map(({ id, entry }) => ({
        id,
        ...entry,
      })),
    ),
  };
}

const keeps = ({ holidays }: OpeningHours, regions: readonly string[]): boolean =>
  holidays.some((region) => regions.includes(region));

function companyRow(content: FirmContent): Given<'company'> {
  const { company, replyHours, team } = content;
  const { urls, social } = company;
  const link = (name: string) => social.find((other) => other.name === name)?.url ?? '';
  const known: readonly (string | undefined)[] = team.map(({ marn }) => marn);
  return {
    id: 'company',
    name: company.name,
    short_name: company.shortName,
    description: company.description,
    keywords: company.keywords.join(', '),
    founded: company.foundedYear,
    abn: company.abn,
    marns: company.marns.filter((marn) => !known.includes(marn)).join(', '),
    email: company.email,
    ...phoneOf(company.phone),
    hours: weekOf(replyHours),
    zone: replyHours.timeZone,
    promised_hours: replyHours.promisedHours,
    open_hours: replyHours.openHours,
    messaging: urls.messaging,
    booking_page: urls.bookingPage ?? '',
    booking_widget: urls.bookingWidget ?? '',
    enquiry_form: urls.enquiryForm ?? '',
    consultation_form: urls.consultationForm ?? '',
    booking_notice: 12,
    booking_buffer: 1,
    calendar_names: false,
    content_signal: '',
    booking_days: 28,
    booking_at_once: false,
    linkedin: link('LinkedIn'),
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    shows_results: company.socialProof,
    has_samples: content.areSamples,
  };
}

/** Claims that pages place by their id; any other stands after them. */
function claimRows({ company, heroStats }: FirmContent): Given<'claims'>[] {
  const { claims } = company;
  const { clients, successRate, processingTime } = heroStats;
  const rows = [
    ['clients', clients.label, claims.clients],
    ['success-rate', successRate.label, claims.successRate, claims.counted],
    ['processing-time', processingTime.label, `${processingTime.start}${processingTime.suffix}`],
    ['student-visas', 'student visas', claims.studentVisas],
    ['permanent-residency', 'PR grants', claims.permanentResidencyGrants],
    ['years', 'years of practice', claims.years],
  ] as const;
  return rows.map(([id, label, value, counted = ''], index) => ({
    id,
    label,
    value,
    counted,
    as_of: '',
    position: steps(index),
  }));
}
