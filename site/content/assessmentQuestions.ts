/** The visitor's goal; each rule of `assessment.ts` is for one. */
export type VisaGoal = 'study' | 'work' | 'family' | 'unsure';

/** Names of the form's inputs. */
export type AssessmentField =
  | 'visaGoal'
  | 'age'
  | 'country'
  | 'maritalStatus'
  | 'englishLevel'
  | 'education'
  | 'fieldOfStudy'
  | 'studyInAustralia'
  | 'workExperience'
  | 'occupation'
  | 'australianExperience'
  | 'timeline'
  | 'budget';

export interface AssessmentQuestion {
  name: AssessmentField;
  label: string;
  hint?: string;
  type: 'choice' | 'number' | 'text';
  /** For choices. */
  options?: readonly { id: string; label: string }[];
  /** For numbers. */
  min?: number;
  max?: number;
  /** Goals whose rule requires it; absent if it is optional. */
  requiredFor?: readonly VisaGoal[];
  /** Message if it is required and empty or out of range. */
  missing?: string;
  /** HTML autocomplete. */
  autoComplete?: string;
}

export interface AssessmentStep {
  id: string;
  heading: string;
  text?: string;
  questions: readonly AssessmentQuestion[];
}

const everyGoal = ['study', 'work', 'family', 'unsure'] as const;

const yesOrNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const;

/** Steps of the form. The last one asks for contact details, like all enquiry forms. */
export const assessmentSteps: readonly AssessmentStep[] = [
  {
    id: 'goal',
    heading: 'What would you like to do?',
    questions: [
      {
        name: 'visaGoal',
        label: 'In Australia I want to',
        type: 'choice',
        options: [
          { id: 'study', label: 'Study' },
          { id: 'work', label: 'Work and settle' },
          { id: 'family', label: 'Join my partner' },
          { id: 'unsure', label: 'Something else, or I’m not sure' },
        ],
        requiredFor: everyGoal,
        missing: 'Choose what you would like to do.',
      },
      {
        name: 'timeline',
        label: 'When?',
        type: 'choice',
        options: [
          { id: 'soon', label: 'Within 6 months' },
          { id: 'year', label: 'In 6 to 12 months' },
          { id: 'later', label: 'In more than a year' },
        ],
      },
    ],
  },
  {
    id: 'you',
    heading: 'About you',
    questions: [
      {
        name: 'age',
        label: 'Your age',
        hint: 'In years. The skilled visas have an age limit.',
        type: 'number',
        min: 16,
        max: 100,
        requiredFor: ['work'],
        missing: 'Enter your age in years, from 16 to 100.',
      },
      {
        name: 'country',
        label: 'Country of your passport',
        type: 'text',
        autoComplete: 'country-name',
      },
      {
        name: 'maritalStatus',
        label: 'Are you in a relationship?',
        type: 'choice',
        options: [
          { id: 'single', label: 'No' },
          { id: 'married', label: 'Married' },
          { id: 'de-facto', label: 'De facto' },
          { id: 'engaged', label: 'Engaged' },
        ],
      },
    ],
  },
  {
    id: 'study',
    heading: 'Study and English',
    questions: [
      {
        name: 'education',
        label: 'Highest qualification',
        type: 'choice',
        options: [
          { id: 'school', label: 'Secondary school' },
          { id: 'diploma', label: 'Diploma or trade' },
          { id: 'bachelor', label: 'Bachelor degree' },
          { id: 'master', label: 'Master’s degree' },
          { id: 'phd', label: 'PhD' },
        ],
      },
      { name: 'fieldOfStudy', label: 'Field of study', type: 'text' },
      {
        name: 'studyInAustralia',
        label: 'Have you studied in Australia?',
        type: 'choice',
        options: yesOrNo,
      },
      {
        name: 'englishLevel',
        label: 'Your English',
        type: 'choice',
        options: [
          { id: 'untested', label: 'Not tested yet' },
          { id: 'competent', label: 'Competent (IELTS 6.0)' },
          { id: 'proficient', label: 'Proficient (IELTS 7.0)' },
          { id: 'superior', label: 'Superior (IELTS 8.0)' },
        ],
      },
    ],
  },
  {
    id: 'work',
    heading: 'Work and savings',
    questions: [
      { name: 'occupation', label: 'Your occupation', type: 'text' },
      {
        name: 'workExperience',
        label: 'Years of skilled work',
        type: 'choice',
        options: [
          { id: '0', label: '0–2 years' },
          { id: '3', label: '3–4 years' },
          { id: '5', label: '5–7 years' },
          { id: '8', label: '8 years or more' },
        ],
      },
      {
        name: 'australianExperience',
        label: 'Was any of it in Australia?',
        type: 'choice',
        options: yesOrNo,
      },
      {
        name: 'budget',
        label: 'How much have you set aside for this?',
        hint: 'Fees, travel and the first months, in Australian dollars.',
        type: 'choice',
        options: [
          { id: 'small', label: 'Under $10,000' },
          { id: 'middle', label: '$10,000 to $30,000' },
          { id: 'large', label: 'Over $30,000' },
        ],
      },
    ],
  },
  {
    id: 'contact',
    heading: 'Shall we get in touch?',
    text: 'Only if you would like us to: your answers are then sent with the form. Or see your result now: nothing you entered has left your browser.',
    questions: [],
  },
];
