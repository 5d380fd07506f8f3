import { about, charges2026, department, proposed, specification } from './fact';

/** The student visa (500). Charges are the main applicant’s; living costs are for twelve months. */
export const student = about('Student visa', {
  'visa-500-charge': {
    name: 'Student visa (500): charge',
    kind: 'money',
    values: [
      { value: '650', ...specification },
      { value: '1600', from: '2024-07-01', ...department('student-500') },
      { value: '2000', from: '2025-07-01', ...specification },
      { value: '2500', ...charges2026 },
    ],
  },
  'visa-500-charge-adult': {
    name: 'Student visa (500): charge for another adult',
    kind: 'money',
    values: [
      { value: '1225', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
    ],
  },
  'visa-500-charge-child': {
    name: 'Student visa (500): charge for a child',
    kind: 'money',
    values: [{ value: '400', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') }],
  },
  'visa-500-living-costs': {
    name: 'Student visa (500): living costs to show',
    kind: 'money',
    values: [{ value: '29710', from: '2024-05-10', ...specification }],
  },
  'visa-500-living-costs-partner': {
    name: 'Student visa (500): living costs to show for a partner',
    kind: 'money',
    values: [{ value: '10394', from: '2024-05-10', ...department('student-500') }],
  },
  'visa-500-living-costs-child': {
    name: 'Student visa (500): living costs to show for a child',
    kind: 'money',
    values: [{ value: '4449', from: '2024-05-10', ...department('student-500') }],
  },
  'visa-500-schooling': {
    name: 'Student visa (500): costs of school to show for a child',
    kind: 'money',
    values: [{ value: '13502', from: '2024-05-10', ...department('student-500') }],
  },
  'visa-500-processing': {
    name: 'Student visa (500): processing time',
    kind: 'range',
    values: [{ value: '4–8 weeks', from: '2025-08-25', ...specification }],
  },
  'visa-500-work-hours': {
    name: 'Student visa (500): hours of work',
    kind: 'number',
    values: [{ value: '48 hours a fortnight', from: '2023-07-01', ...specification }],
  },
  'visa-500-later-stay': {
    name: 'Student visa (500): stay after the course, on a graduate visa',
    kind: 'range',
    values: [{ value: '1–4 years', ...specification }],
  },
  'visa-500-answer-length': {
    name: 'Student visa (500): length of an answer to the Genuine Student questions',
    kind: 'number',
    values: [{ value: '150 words', from: '2024-03-23', ...department('student-500') }],
  },
  'visa-500-english-validity': {
    name: 'Student visa (500): how long an English test counts',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...department('student-500') }],
  },
  'visa-500-least-age': {
    name: 'Student visa (500): least age',
    kind: 'age',
    values: [{ value: '6 years', ...department('student-500') }],
  },
  'visa-500-child-age': {
    name: 'Student visa (500): age from which nobody counts as a child',
    kind: 'age',
    values: [{ value: '18', ...department('student-500') }],
  },
  'visa-500-report-address': {
    name: 'Student visa (500): time to report a new address',
    kind: 'duration',
    values: [{ value: '7 days', words: 'seven days', ...department('student-500') }],
  },
});
