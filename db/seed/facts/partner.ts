import { about, charges2026, department, inferred2026, proposed, specification } from './fact';

/** The partner visas (309/100, 820/801, 300). Charges are the main applicant’s. */
export const partner = about('Partner visas', {
  'visa-309-charge': {
    name: 'Partner visa from overseas (309/100): charge',
    kind: 'money',
    values: [{ value: '11710', ...charges2026 }],
  },
  'visa-820-charge': {
    name: 'Partner visa in Australia (820/801): charge',
    kind: 'money',
    values: [{ value: '11710', ...charges2026 }],
  },
  'visa-300-charge': {
    name: 'Prospective Marriage visa (300): charge',
    kind: 'money',
    values: [
      { value: '9365', from: '2025-07-01', ...proposed('visachief.com', 'medium') },
      { value: '11710', ...inferred2026 },
    ],
  },
  'visa-309-processing': {
    name: 'Partner visa from overseas (309): processing time',
    kind: 'range',
    values: [{ value: '29–37 months', from: '2025-08-25', ...specification }],
  },
  'visa-820-processing': {
    name: 'Partner visa in Australia (820): processing time',
    kind: 'range',
    values: [{ value: '24–35 months', from: '2025-08-25', ...specification }],
  },
  'visa-300-processing': {
    name: 'Prospective Marriage visa (300): processing time',
    kind: 'range',
    values: [{ value: '18–27 months', from: '2025-08-25', ...specification }],
  },
  'visa-300-validity': {
    name: 'Prospective Marriage visa (300): how long it lasts',
    kind: 'range',
    values: [{ value: '9–15 months', ...specification }],
  },
  /** The assessment’s rule of thumb. */
  'assessment-820-time': {
    name: 'Assessment: time to an 820',
    kind: 'range',
    values: [{ value: '12–24 months', ...specification }],
  },
  'partner-permanent-after': {
    name: 'Partner visas: from the application to the permanent stage',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...specification }],
  },
  'partner-de-facto': {
    name: 'Partner visas: least time as a de facto couple',
    kind: 'duration',
    values: [{ value: '12 months', words: 'twelve months', ...department('partner-onshore') }],
  },
  'partner-least-age': {
    name: 'Partner visas: least age',
    kind: 'age',
    values: [{ value: '18', ...department('partner-onshore') }],
  },
  'partner-sponsor-interval': {
    name: 'Partner visas: years between two sponsorships',
    kind: 'duration',
    values: [{ value: '5 years', words: 'five years', ...department('partner-onshore') }],
  },
  'partner-sponsor-support': {
    name: 'Partner visas: how long a sponsor supports the partner',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...department('partner-onshore') }],
  },
});
