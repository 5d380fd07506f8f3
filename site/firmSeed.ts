import { dialled } from '../shared/firm';
import { closedWeek, type Week } from '../shared/hours';
import type { PlainValues, PublicName } from '../shared/resources';
import { company } from './content/company';
import { type OpeningHours, offices, replyHours } from './content/offices';
import { partners } from './content/partners';
import { publicHolidays } from './content/publicHolidays';
import { approvals, areSamples, heroStats } from './content/socialProof';
import { team } from './content/team';

/** The rows with which a file starts, by resource and in order. */
export type FirmSeed = { [Name in PublicName]: PlainValues<Name>[] };

type Phone = { dial: string; shown: string };

/** Keeps the dialled number only if it doesn't follow from the shown one. */
const phoneOf = ({ dial, shown }: Phone) => ({
  phone: shown,
  phone_dial: dialled(shown) === dial ? '' : dial,
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

const officeId = ({ city }: { city: string }) => idOf(city);
const steps = (index: number) => (index + 1) * 10;

/** Returns the firm's rows as this checkout's `site/content/` describes them. */
export function firmSeed(): FirmSeed {
  return {
    company: [companyRow()],
    offices: offices.map((office, index) => ({
      id: officeId(office),
      city: office.city,
      role: office.role ?? '',
      ...office.address,
      ...phoneOf(office.phone),
      phone_note: office.phone.note ?? '',
      email: office.email,
      notices_to: '',
      hours: weekOf(office.hours),
      zone: office.hours.timeZone,
      zone_note: office.zone ?? '',
      image: office.image ?? '',
      position: steps(index),
      ended_on: '',
    })),
    people: team.map((member, index) => ({
      id: idOf(member.name),
      name: member.name,
      role: member.role,
      marn: member.marn ?? '',
      registered_until: '',
      renewal_lodged_on: '',
      languages: '',
      specialization: member.specialization,
      bio: member.bio,
      image: member.image ?? '',
      offices: [],
      on_team: true,
      on_home: member.onHome,
      hours: closedWeek,
      absences: [],
      video_url: '',
      admin_id: '',
      position: steps(index),
      ended_on: '',
    })),
    'special-days': publicHolidays.map(({ date, name, places }) => ({
      id: `${date}-${places.map(idOf).join('-')}`,
      name,
      date,
      offices: offices
        .filter(({ hours }) => hours.holidays.some((region) => places.includes(region)))
        .map(officeId),
      phones: replyHours.holidays.some((region) => places.includes(region)),
      hours: [],
    })),
    partners: partners.map(({ name, path }) => ({ id: idOf(name), name, image: path })),
    claims: claimRows(),
    approvals: approvals.map((approval) => ({
      id: idOf(approval.person),
      image: '',
      ...approval,
      agreed_on: '',
    })),
  };
}

function companyRow(): PlainValues<'company'> {
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
    linkedin: link('LinkedIn'),
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    shows_results: company.socialProof,
    has_samples: areSamples,
  };
}

/** Claims that pages place by their id; any other stands after them. */
function claimRows(): PlainValues<'claims'>[] {
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
