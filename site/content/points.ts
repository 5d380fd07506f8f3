/**
 * The points table of the calculator and the permanent-residency guide. Other points of the
 * official test are in `official/officialPoints.ts`; no points appear anywhere else in the site.
 * Where the two differ, the calculator uses `points` and `label`, the guide `guidePoints` and
 * `guideLabel`.
 */

import { officialFigure, officialNumber } from './official';

/** Criteria that earn points, also the names of the calculator's inputs. */
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
  /** The guide's wording, if it differs. */
  guideLabel?: string;
  /** The guide's number, if it differs. */
  guidePoints?: number;
}

export interface PointsCriterion {
  /** Heading of the row in tables and of the line in a result's breakdown. */
  label: string;
  /** Label of the form's field. */
  question: string;
  /** Exclusive choices; none means 0 points. */
  items: readonly PointsItem[];
  /** The guide's choices, if they differ. */
  guideItems?: readonly PointsItem[];
  /** Added to the chosen item, and only with one; a separate line in a result. */
  extra?: PointsItem & { chosen: string; withoutItem: string };
  /** Whether the calculator's form asks for it. */
  inForm: boolean;
}

const { words: studyTime } = officialFigure('points-study-time');
const { value: ageLimit } = officialFigure('points-age-limit');

/** The age from which points don't lead to an invitation, and the note above a result then. */
export const tooOld = {
  age: '45-up',
  text: `Nobody aged ${ageLimit} or over can be invited for a points-tested visa, whatever their points. Ask us which other visas are open to you.`,
} as const;

/** Five points for study in Australia, counted once however the question is put. */
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

/** Returns a criterion's choices in the guide's version: labels and points. */
export function inGuide({ items, guideItems = items }: PointsCriterion): readonly {
  label: string;
  points: number;
}[] {
  return guideItems.map(({ label, points, guideLabel = label, guidePoints = points }) => ({
    label: guideLabel,
    points: guidePoints,
  }));
}

/**
 * Returns the whole table in the guide's version. `extra` is left out: its five points are in the
 * Australian study row.
 */
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
  /** Minimum points to be eligible. */
  passmark: number;
  /** Name of the fact with the main applicant's government charge. */
  cost: string;
  /** Shown with every cost. */
  costNote: string;
  /** Shown above a result of a visa without points: what decides instead. */
  instead?: string;
  /** The score usually needed for an invitation, if above the pass mark. */
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
    // From the specification, before the first known rise.
    cost: '{{visa-500-charge @2023-06-30}}',
    costNote:
      'The charge on 30 June 2023, shown for comparison; {{visa-500-charge since}} it has been {{visa-500-charge}}.',
  },
};

/** Advice in a result. */
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

/** Source to compare the points with. */
export const pointsSource = {
  official: {
    title: 'Points calculator, Department of Home Affairs',
    url: 'https://immi.homeaffairs.gov.au/help-support/tools/points-calculator',
  },
} as const;
