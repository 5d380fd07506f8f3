import type { OpeningHours } from './offices';

export interface TeamMember {
  name: string;
  role: string;
  /** Migration agent registration number. */
  marn?: string;
  /** Two or three sentences. */
  bio: string;
  specialization: string;
  /** Path of a 4:5 portrait. Without portraits, entries begin with a band of hills. */
  image?: string;
  /** Whether the home page shows them too. */
  onHome: boolean;
  /** Hours for consultations, in a city of `offices.ts`; without them a new file books nobody. */
  consultations?: { city: string; week: OpeningHours['week'] };
}

const day = ['10:00', '16:00'] as const;
const weekdays = [null, day, day, day, day, day, null] as const;

/** Heading of the team. */
export const teamHead = {
  heading: 'The people you will meet',
  lead: 'Only our registered migration agents give immigration assistance. Everybody else here makes sure that they have what they need from you.',
};

/** The people with whom a new file starts; afterwards they are Our people in the admin. */
export const team: readonly TeamMember[] = [
  {
    name: 'Priya Raman',
    role: 'Co-founder, registered migration agent',
    marn: '0000001',
    bio: 'Priya came to Canberra from Chennai to study law and did her first visa application on a borrowed laptop, badly. She now reads most of our skilled and student files before they are lodged. She answers email early in the morning and not at all on Sundays.',
    specialization: 'Permanent residency and the points test',
    onHome: true,
    consultations: { city: 'Canberra', week: weekdays },
  },
  {
    name: 'Tom Gallagher',
    role: 'Registered migration agent',
    marn: '0000002',
    bio: 'Tom spent nine years in human resources for a building company, on the other side of the sponsorship forms. He is at his best in a room with an employer, a worker and a contract that doesn’t quite match the advertisement.',
    specialization: 'Employer sponsorship',
    onHome: true,
    consultations: { city: 'Canberra', week: weekdays },
  },
  {
    name: 'Mei-Lin Zhou',
    role: 'Co-founder, education and graduate counsellor',
    bio: 'Mei-Lin came to Canberra from Chengdu to study accounting, missed the deadline for her own graduate visa by four days, and has kept a calendar for other people ever since. She runs our Adelaide office.',
    specialization: 'Study plans and life after graduation',
    onHome: true,
    consultations: { city: 'Adelaide', week: weekdays },
  },
  {
    name: 'Arjun Patel',
    role: 'Co-founder, head of the Ahmedabad office',
    bio: 'Arjun completed a master’s in engineering in Canberra and went home to Ahmedabad to help others decide whether to do the same. He will talk anyone out of a course they don’t need. Families usually meet him first.',
    specialization: 'Course choice',
    onHome: true,
    consultations: { city: 'Ahmedabad', week: [null, day, day, day, day, day, day] },
  },
  {
    name: 'Sofia Marchetti',
    role: 'Family visa caseworker',
    bio: 'Sofia prepares partner and visitor files with our agents. She grew up translating letters for her grandparents in Adelaide’s west and still reads every document aloud. Couples say she asks better questions than their mothers did.',
    specialization: 'Documents for partner and visitor files',
    onHome: false,
  },
  {
    name: 'Grace Okafor',
    role: 'Skills assessment caseworker',
    bio: 'Grace was a nurse in Lagos and went through registration in Australia herself. She knows what each assessing authority wants in a reference letter, and how to ask a former employer for it politely.',
    specialization: 'Skills assessments and registration',
    onHome: false,
  },
  {
    name: 'Daniel Whitcombe',
    role: 'Client services',
    bio: 'Daniel is the voice on the Canberra line. He books consultations, chases documents, and tells people plainly when a question has to wait for an agent. He is learning Gujarati, slowly.',
    specialization: 'Bookings and document follow-up',
    onHome: false,
  },
  {
    name: 'Nisha Shah',
    role: 'Admissions counsellor',
    bio: 'Nisha looks after offers, enrolments and health cover from Ahmedabad. She keeps in touch with students through their first semester, which is when most of the real questions come.',
    specialization: 'Admissions and arrival',
    onHome: false,
  },
];
