import { about, charges2026, inferred2026, ours, proposed } from './fact';

/** The partner visas (309/100, 820/801, 300). Charges are for the main applicant. */
export const partner = about('Partner visas', {
  'visa-309-charge': {
    name: 'Partner visa, from overseas (309/100): application charge',
    kind: 'money',
    values: [{ value: '11710', ...charges2026 }],
  },
  'visa-820-charge': {
    name: 'Partner visa, in Australia (820/801): application charge',
    kind: 'money',
    values: [{ value: '11710', ...charges2026 }],
  },
  'visa-300-charge': {
    name: 'Prospective Marriage visa (300): application charge',
    kind: 'money',
    values: [
      { value: '9365', from: '2025-07-01', ...proposed('visachief.com', 'medium') },
      { value: '11710', ...inferred2026 },
    ],
  },
  'visa-309-processing': {
    name: 'Partner visa, from overseas (309/100): processing time',
    kind: 'range',
    values: [{ value: '29–37 months', ...ours }],
  },
  'visa-820-processing': {
    name: 'Partner visa, in Australia (820/801): processing time',
    kind: 'range',
    values: [{ value: '24–35 months', ...ours }],
  },
  'visa-300-processing': {
    name: 'Prospective Marriage visa (300): processing time',
    kind: 'range',
    values: [{ value: '18–27 months', ...ours }],
  },
  'visa-300-validity': {
    name: 'Prospective Marriage visa (300): how long it is valid',
    kind: 'range',
    values: [{ value: '9–15 months', ...ours }],
  },
  /** The assessment’s rule of thumb. */
  'assessment-820-time': {
    name: 'Free Visa Assessment: rule of thumb for a partner visa (820)',
    kind: 'range',
    values: [{ value: '12–24 months', ...ours }],
  },
  'partner-permanent-after': {
    name: 'Partner visa: wait for the permanent stage',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...ours }],
  },
  'partner-de-facto': {
    name: 'Partner visa: minimum time as a de facto couple',
    kind: 'duration',
    values: [{ value: '12 months', words: 'twelve months', ...ours }],
  },
  'partner-least-age': {
    name: 'Partner visa: minimum age',
    kind: 'age',
    values: [{ value: '18', ...ours }],
  },
  'partner-sponsor-interval': {
    name: 'Partner visa: minimum time between two sponsorships',
    kind: 'duration',
    values: [{ value: '5 years', words: 'five years', ...ours }],
  },
  'partner-sponsor-support': {
    name: 'Partner visa: how long a sponsor must support the partner',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...ours }],
  },
});
