import { about, charges2026, ours, proposed, until2026 } from './fact';

/**
 * The student visa (500). Charges are for the main applicant; living costs are for twelve months.
 */
export const student = about('Student visa', {
  'visa-500-charge': {
    name: 'Student visa (500): application charge',
    kind: 'money',
    values: [
      { value: '650', valid_to: '2023-06-30', ...ours },
      {
        value: '710',
        from: '2023-07-01',
        valid_to: '2024-06-30',
        ...proposed(
          'vialtopartners.com, 1 July 2024',
          'high',
          'Migration Amendment (Visa Application Charges) Regulations 2023 (F2023L00831)',
        ),
        source_url:
          'https://vialtopartners.com/regional-alerts/australia-immigration-visa-applicant-charge-increases-and-other-changes-from-1-july-2024',
      },
      { value: '1600', from: '2024-07-01', ...ours },
      { value: '2000', from: '2025-07-01', ...ours },
      { value: '2500', ...charges2026 },
    ],
  },
  'visa-500-charge-adult': {
    name: 'Student visa (500): charge for an additional adult',
    kind: 'money',
    values: [
      {
        value: '1225',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  'visa-500-charge-child': {
    name: 'Student visa (500): charge for a child',
    kind: 'money',
    values: [
      {
        value: '400',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  'visa-500-living-costs': {
    name: 'Student visa (500): living costs, student',
    kind: 'money',
    values: [{ value: '29710', from: '2024-05-10', ...ours }],
  },
  'visa-500-living-costs-partner': {
    name: 'Student visa (500): living costs, partner',
    kind: 'money',
    values: [{ value: '10394', from: '2024-05-10', ...ours }],
  },
  'visa-500-living-costs-child': {
    name: 'Student visa (500): living costs, child',
    kind: 'money',
    values: [{ value: '4449', from: '2024-05-10', ...ours }],
  },
  'visa-500-schooling': {
    name: 'Student visa (500): school costs, child',
    kind: 'money',
    values: [{ value: '13502', from: '2024-05-10', ...ours }],
  },
  'visa-500-processing': {
    name: 'Student visa (500): processing time',
    kind: 'range',
    values: [{ value: '4–8 weeks', ...ours }],
  },
  'visa-500-work-hours': {
    name: 'Student visa (500): work hours',
    kind: 'number',
    values: [{ value: '48 hours a fortnight', from: '2023-07-01', ...ours }],
  },
  'visa-500-later-stay': {
    name: 'Student visa (500): further stay on a graduate visa',
    kind: 'range',
    values: [{ value: '1–4 years', ...ours }],
  },
  'visa-500-answer-length': {
    name: 'Student visa (500): word limit of a Genuine Student answer',
    kind: 'number',
    values: [{ value: '150 words', from: '2024-03-23', ...ours }],
  },
  'visa-500-english-validity': {
    name: 'Student visa (500): how long an English test is valid',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...ours }],
  },
  'visa-500-english-ielts': {
    name: 'Student visa (500): minimum IELTS score',
    kind: 'number',
    values: [{ value: '6.0', from: '2025-08-07', ...ours }],
  },
  'course-english-ielts': {
    name: 'Courses in Australia: usual IELTS score',
    kind: 'range',
    values: [{ value: '5.5–7.0', ...ours }],
  },
  'visa-500-english-pte': {
    name: 'Student visa (500): minimum PTE Academic score',
    kind: 'number',
    values: [{ value: '47', from: '2025-08-07', ...ours }],
  },
  'course-english-pte': {
    name: 'Courses in Australia: usual PTE Academic score',
    kind: 'range',
    values: [{ value: '42–65', ...ours }],
  },
  'visa-500-english-toefl': {
    name: 'Student visa (500): minimum TOEFL iBT score',
    kind: 'number',
    values: [{ value: '67', from: '2025-08-07', ...ours }],
  },
  'course-english-toefl': {
    name: 'Courses in Australia: usual TOEFL iBT score',
    kind: 'range',
    values: [{ value: '46–94', ...ours }],
  },
  'visa-500-english-c1': {
    name: 'Student visa (500): minimum Cambridge C1 Advanced score',
    kind: 'number',
    values: [{ value: '161', from: '2025-08-07', ...ours }],
  },
  'course-english-c1': {
    name: 'Courses in Australia: usual Cambridge C1 Advanced score',
    kind: 'range',
    values: [{ value: '162–185', ...ours }],
  },
  'visa-500-least-age': {
    name: 'Student visa (500): minimum age',
    kind: 'age',
    values: [{ value: '6 years', ...ours }],
  },
  'visa-500-child-age': {
    name: 'Student visa (500): age at which a child counts as an adult',
    kind: 'age',
    values: [{ value: '18', ...ours }],
  },
  'police-check-stay': {
    name: 'Police certificates: time in a country that calls for one',
    kind: 'duration',
    values: [{ value: '12 months', ...ours }],
  },
  'police-check-window': {
    name: 'Police certificates: years looked back',
    kind: 'duration',
    values: [{ value: '10 years', words: 'ten years', ...ours }],
  },
  'visa-500-report-address': {
    name: 'Student visa (500): deadline to report a new address',
    kind: 'duration',
    values: [{ value: '7 days', words: 'seven days', ...ours }],
  },
});
