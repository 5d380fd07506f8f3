import { about, estimated, inferred2026, ours, proposed, type SeedValue, until2026 } from './fact';

/** From 1 July 2024, for all three visas. */
const charge2024: SeedValue = {
  value: '4765',
  from: '2024-07-01',
  ...proposed('atlantisvisas.com.au, 2024', 'medium'),
  source_url: 'https://www.atlantisvisas.com.au/visa-policies/subclass-189-visa-fee',
};

/** The points-tested visas (189, 190, 491). Charges are for the main applicant. */
export const skilled = about('Skilled visas', {
  'visa-189-charge': {
    name: 'Skilled Independent visa (189): application charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...ours },
      charge2024,
      {
        value: '4910',
        from: '2025-07-01',
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-189-charge-adult': {
    name: 'Skilled Independent visa (189): charge for an additional adult',
    kind: 'money',
    values: [
      {
        value: '2455',
        from: '2025-07-01',
        ...until2026,
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'visa-189-charge-child': {
    name: 'Skilled Independent visa (189): charge for a child',
    kind: 'money',
    values: [
      {
        value: '1230',
        from: '2025-07-01',
        ...until2026,
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'visa-190-charge': {
    name: 'Skilled Nominated visa (190): application charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...ours },
      charge2024,
      { value: '4910', from: '2025-07-01', ...estimated('Inferred: the charge of a 189') },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-491-charge': {
    name: 'Skilled Work Regional visa (491): application charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...ours },
      charge2024,
      {
        value: '4910',
        from: '2025-07-01',
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-491-charge-adult': {
    name: 'Skilled Work Regional visa (491): charge for an additional adult',
    kind: 'money',
    values: [
      {
        value: '2455',
        from: '2025-07-01',
        ...until2026,
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'visa-491-charge-child': {
    name: 'Skilled Work Regional visa (491): charge for a child',
    kind: 'money',
    values: [
      {
        value: '1230',
        from: '2025-07-01',
        ...until2026,
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'points-apply-within': {
    name: 'Skilled visas (189, 190, 491): time to apply after an invitation',
    kind: 'duration',
    values: [{ value: '60 days', ...ours }],
  },
  'points-interest-validity': {
    name: 'Expression of interest (EOI): how long it lasts',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...ours }],
  },
  'visa-191-after': {
    name: 'Permanent Residence (Skilled Regional) visa (191): minimum time on a 491 or 494',
    kind: 'duration',
    values: [
      {
        value: '3 years',
        words: 'three years',
        ...ours,
      },
    ],
  },
  /** The assessment’s rule of thumb. */
  'assessment-189-time': {
    name: 'Free Visa Assessment: rule of thumb for a skilled visa (189)',
    kind: 'range',
    values: [{ value: '8–12 months', ...ours }],
  },
});
