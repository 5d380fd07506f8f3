/**
 * The one points table. The calculator and the permanent-residency guide both read it; points of the
 * official test that it hasn't are in `official/officialPoints.ts`, and no number of points is written
 * anywhere else in the site. Where the two give different readings, the
 * calculator's is `points` and `label`, and the guide's is `guidePoints` and `guideLabel`.
 */

import { officialFigure, officialNumber } from './official';

/** What earns points. Also the names of the calculator's inputs. */
export type Criterion =
  | 'age'
  | 'education'
  | 'experience'
  | 'englishLevel'
  | 'partnerPoints'
  | 'australianStudy'
  | 'regionalStudy';

export interface PointsItem {
  /** Value of the form's option, short enough for a URL. */
  id: string;
  label: string;
  points: number;
  /** The guide's wording, where it isn't the calculator's. */
  guideLabel?: string;
  /** The guide's number, where it isn't the calculator's. */
  guidePoints?: number;
}

export interface PointsCriterion {
  /** Heading of the row in tables and of the line in a result's breakdown. */
  label: string;
  /** Label of the form's field. */
  question: string;
  /** One of these is chosen; no choice is 0 points. */
  items: readonly PointsItem[];
  /** The guide's choices, where they aren't the calculator's. */
  guideItems?: readonly PointsItem[];
  /** Earned on top of the chosen item, and only with one; a line of its own in a result. */
  extra?: PointsItem & { chosen: string; withoutItem: string };
  /** Whether the calculator's form asks for it. */
  inForm: boolean;
}

const { words: studyTime } = officialFigure('points-study-time');
const { value: ageLimit } = officialFigure('points-age-limit');

/** The age at which points lead to no invitation, and what is said above a result then. */
export const tooOld = {
  age: '45-up',
  text: `Nobody aged ${ageLimit} or over can be invited for a points-tested visa, whatever their points. Ask us which other visas are open to you.`,
} as const;

/** Five points for study in Australia: once, however the question is put. */
const australianQualification = 5;

/** In the order of the form and of the guide's table. */
export const pointsTable: Record<Criterion, PointsCriterion> = {
  age: {
    label: 'Age',
    question: 'How old are you?',
    items: [
      { id: '18-24', label: '18–24 years', points: 25 },
      { id: '25-32', label: '25–32 years', points: 30 },
      { id: '33-39', label: '33–39 years', points: 25 },
      { id: '40-44', label: '40–44 years', points: 15 },
      { id: '45-up', label: '45 years or over', points: 0 },
    ],
    inForm: true,
  },
  education: {
    label: 'Education',
    question: 'What is your highest qualification?',
    items: [
      { id: 'bachelor', label: 'Bachelor degree', points: 15 },
      {
        id: 'master',
        label: 'Master’s degree',
        points: 20,
        guidePoints: officialNumber('points-master'),
      },
      { id: 'phd', label: 'PhD (doctorate)', points: 20 },
    ],
    extra: {
      id: 'australian',
      label: 'Australian qualification',
      points: australianQualification,
      chosen: 'Yes',
      withoutItem: 'Counts once you choose which qualification',
    },
    inForm: true,
  },
  experience: {
    label: 'Skilled work experience',
    question: 'How many years of skilled work experience do you have?',
    items: [
      { id: '0', label: '0–2 years', points: 0, guideLabel: 'Fewer than 3 years' },
      { id: '3', label: '3+ years', points: 5, guideLabel: '3–4 years' },
      { id: '5', label: '5+ years', points: 10, guideLabel: '5–7 years' },
      { id: '8', label: '8+ years', points: 15 },
    ],
    inForm: true,
  },
  englishLevel: {
    label: 'English',
    question: 'What is your level of English?',
    items: [
      { id: 'competent', label: 'Competent (IELTS 6.0)', points: 0 },
      { id: 'proficient', label: 'Proficient (IELTS 7.0)', points: 10 },
      { id: 'superior', label: 'Superior (IELTS 8.0)', points: 20 },
    ],
    inForm: true,
  },
  partnerPoints: {
    label: 'Partner',
    question: 'Does your partner have an assessed skilled occupation?',
    items: [
      { id: 'yes', label: 'Yes', points: 10 },
      { id: 'no', label: 'No, or no partner', points: 0 },
    ],
    guideItems: [
      {
        id: 'skilled',
        label: 'Partner with skills',
        points: officialNumber('points-partner-skilled'),
      },
      {
        id: 'english',
        label: 'Partner with competent English only',
        points: officialNumber('points-partner-english'),
      },
      {
        id: 'single',
        label: 'No partner, or one who is an Australian citizen or permanent resident',
        points: officialNumber('points-single'),
      },
      { id: 'other', label: 'Any other partner', points: 0 },
    ],
    inForm: true,
  },
  australianStudy: {
    label: 'Australian study',
    question: `Have you studied in Australia for at least ${studyTime}?`,
    items: [
      {
        id: 'yes',
        label: 'Yes',
        points: australianQualification,
        guideLabel: `At least ${studyTime} in Australia`,
      },
    ],
    inForm: false,
  },
  regionalStudy: {
    label: 'Regional study',
    question: 'Was that study in regional Australia?',
    items: [{ id: 'yes', label: 'Yes', points: 5, guideLabel: 'Study in regional Australia' }],
    inForm: false,
  },
};

/** The choices of a criterion in the guide's reading: their labels and their points. */
export function inGuide({ items, guideItems = items }: PointsCriterion): readonly {
  label: string;
  points: number;
}[] {
  return guideItems.map(({ label, points, guideLabel = label, guidePoints = points }) => ({
    label: guideLabel,
    points: guidePoints,
  }));
}

/** The whole table so; `extra` is left out: its five points are those of the Australian study row. */
export function pointsInGuide() {
  return Object.values(pointsTable).map((criterion) => ({
    label: criterion.label,
    items: inGuide(criterion),
  }));
}

/** Subclasses that the calculator offers. */
export type VisaType = '189' | '190' | '491' | '500';

export interface PointsVisa {
  name: string;
  /** Fewest points to be eligible. */
  passmark: number;
  /** Government charge for the main applicant, as the name of its fact. */
  cost: string;
  /** Said wherever the cost is shown. */
  costNote: string;
  /** Said above a result, where points don't decide the visa: what does. */
  instead?: string;
  /** The score that is usually needed to be invited, where it isn't the pass mark. */
  typicalInvitation?: { points: number; text: string };
}

const skilledCostNote =
  'The main applicant’s. Check the Department’s visa pricing estimator before you rely on it.';

export const visaTypes: Record<VisaType, PointsVisa> = {
  '189': {
    name: 'Skilled Independent',
    passmark: 65,
    cost: '{{visa-189-charge}}',
    costNote: skilledCostNote,
    typicalInvitation: { points: 85, text: 'about 85+' },
  },
  '190': {
    name: 'State Nominated',
    passmark: 65,
    cost: '{{visa-190-charge}}',
    costNote: skilledCostNote,
    typicalInvitation: { points: 65, text: 'about 65+ with nomination' },
  },
  '491': {
    name: 'Skilled Regional',
    passmark: 65,
    cost: '{{visa-491-charge}}',
    costNote: skilledCostNote,
  },
  '500': {
    name: 'Student Visa',
    passmark: 0,
    instead:
      'A student visa isn’t points-tested and has no expression of interest. You need a Confirmation of Enrolment, to be a genuine student, enough money, English and health cover: the student visa guide has the steps.',
    // The specification's, from before the first rise that it knows.
    cost: '{{visa-500-charge @2023-06-30}}',
    costNote:
      'The charge on 30 June 2023, shown for comparison; {{visa-500-charge since}} it has been {{visa-500-charge}}.',
  },
};

/** What a result advises. */
export const recommendations = {
  eligible: [
    'You meet the minimum requirements! Consider booking a consultation',
    'Submit your Expression of Interest (EOI) as soon as possible',
    'Prepare all required documents for a quick application',
  ],
  notEligible: [
    'Consider improving your English test score for additional points',
    'Gain more work experience to increase your points',
    'Consider studying in Australia for additional points',
  ],
} as const;

/** What the points are to be compared with. */
export const pointsSource = {
  official: {
    title: 'Points calculator, Department of Home Affairs',
    url: 'https://immi.homeaffairs.gov.au/help-support/tools/points-calculator',
  },
} as const;
