import { about, department, inferred2026, proposed, specification } from './fact';

/** The points-tested visas (189, 190, 491). Charges are the main applicant’s. */
export const skilled = about('Skilled visas', {
  'visa-189-charge': {
    name: 'Skilled Independent visa (189): charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...specification },
      {
        value: '4910',
        from: '2025-07-01',
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-189-charge-adult': {
    name: 'Skilled Independent visa (189): charge for another adult',
    kind: 'money',
    values: [
      {
        value: '2455',
        from: '2025-07-01',
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
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'visa-190-charge': {
    name: 'Skilled Nominated visa (190): charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...specification },
      { value: '4910', from: '2025-07-01', ...proposed('Inferred: the charge of a 189', 'low') },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-491-charge': {
    name: 'Skilled Work Regional visa (491): charge',
    kind: 'money',
    values: [
      { value: '4640', from: '2023-07-01', ...specification },
      {
        value: '4910',
        from: '2025-07-01',
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
      { value: '6140', ...inferred2026 },
    ],
  },
  'visa-491-charge-adult': {
    name: 'Skilled Work Regional visa (491): charge for another adult',
    kind: 'money',
    values: [
      {
        value: '2455',
        from: '2025-07-01',
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
        ...proposed('publicservices.guide, verified 18 May 2026', 'medium'),
      },
    ],
  },
  'points-apply-within': {
    name: 'Points-tested visas: time to apply after the invitation',
    kind: 'duration',
    values: [{ value: '60 days', ...department('skilled-independent-189') }],
  },
  'points-interest-validity': {
    name: 'Points-tested visas: how long an expression of interest lasts',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...department('skilled-independent-189') }],
  },
  'visa-191-after': {
    name: 'Permanent Residence (Skilled Regional) visa (191): years after a 491 or 494',
    kind: 'duration',
    values: [
      {
        value: '3 years',
        words: 'three years',
        ...department('skilled-work-regional-provisional-491'),
      },
    ],
  },
  /** The assessment’s rule of thumb. */
  'assessment-189-time': {
    name: 'Assessment: time to a 189',
    kind: 'range',
    values: [{ value: '8–12 months', ...specification }],
  },
});
