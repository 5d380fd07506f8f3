import { about, charges2026, ours, proposed, until2026 } from './fact';

/** The sponsored visas (482, 186, 494). Charges are for the main applicant. */
export const employer = about('Employer-sponsored visas', {
  'visa-482-charge': {
    name: 'Skills in Demand visa (482): application charge',
    kind: 'money',
    values: [
      { value: '3210', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
      { value: '4015', ...charges2026 },
    ],
  },
  'visa-482-charge-adult': {
    name: 'Skills in Demand visa (482): charge for an additional adult',
    kind: 'money',
    values: [
      {
        value: '3210',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  'visa-482-charge-child': {
    name: 'Skills in Demand visa (482): charge for a child',
    kind: 'money',
    values: [
      {
        value: '805',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  'visa-186-charge': {
    name: 'Employer Nomination Scheme visa (186): application charge',
    kind: 'money',
    values: [
      { value: '4910', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
      { value: '6140', ...charges2026 },
    ],
  },
  'visa-186-charge-adult': {
    name: 'Employer Nomination Scheme visa (186): charge for an additional adult',
    kind: 'money',
    values: [
      {
        value: '2455',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  'visa-186-charge-child': {
    name: 'Employer Nomination Scheme visa (186): charge for a child',
    kind: 'money',
    values: [
      {
        value: '1230',
        from: '2025-07-01',
        ...until2026,
        ...proposed('travellingsouth.com.au', 'medium'),
      },
    ],
  },
  /** Minimum yearly earnings, by the day on which the nomination is lodged. */
  'visa-482-core-income': {
    name: 'Skills in Demand visa (482): Core Skills Income Threshold (CSIT, formerly TSMIT)',
    kind: 'money',
    values: [
      { value: '73150', from: '2024-07-01', ...ours },
      { value: '76515', from: '2025-07-01', ...ours },
      { value: '79499', from: '2026-07-01', ...proposed('ethosmigration and others', 'high') },
    ],
  },
  'visa-482-specialist-income': {
    name: 'Skills in Demand visa (482): Specialist Skills Income Threshold (SSIT)',
    kind: 'money',
    values: [
      { value: '141210', from: '2025-07-01', ...ours },
      { value: '146717', from: '2026-07-01', ...proposed('ethosmigration and others', 'medium') },
    ],
  },
  'training-levy-small': {
    name: 'Skilling Australians Fund levy (482): small business, per year',
    kind: 'money',
    values: [{ value: '1200', ...ours }],
  },
  'training-levy-large': {
    name: 'Skilling Australians Fund levy (482): larger business, per year',
    kind: 'money',
    values: [{ value: '1800', ...ours }],
  },
  'training-levy-turnover': {
    name: 'Skilling Australians Fund levy: small business turnover limit',
    kind: 'text',
    values: [{ value: '$10 million', ...ours }],
  },
  'visa-482-stay': {
    name: 'Skills in Demand visa (482): length of stay',
    kind: 'range',
    values: [{ value: '2–4 years', ...ours }],
  },
  'visa-482-stay-longest': {
    name: 'Skills in Demand visa (482): maximum stay',
    kind: 'duration',
    values: [{ value: '4 years', words: 'four years', ...ours }],
  },
  'visa-482-experience': {
    name: 'Skills in Demand visa (482): minimum work experience',
    kind: 'duration',
    values: [
      {
        value: '1 year',
        words: 'one year',
        from: '2024-12-07',
        ...ours,
      },
    ],
  },
  'visa-482-experience-window': {
    name: 'Skills in Demand visa (482): how recent work experience must be',
    kind: 'duration',
    values: [
      {
        value: '5 years',
        words: 'five years',
        ...ours,
      },
    ],
  },
  'visa-482-between-jobs': {
    name: 'Skills in Demand visa (482): time to find a new sponsor, each time',
    kind: 'duration',
    values: [
      {
        value: '180 days',
        from: '2024-07-01',
        ...ours,
      },
    ],
  },
  'visa-482-between-jobs-total': {
    name: 'Skills in Demand visa (482): time to find a new sponsor, in total',
    kind: 'duration',
    values: [
      {
        value: '365 days',
        from: '2024-07-01',
        ...ours,
      },
    ],
  },
  'visa-186-age-limit': {
    name: 'Employer Nomination Scheme visa (186): age limit',
    kind: 'age',
    values: [{ value: '45', ...ours }],
  },
  'visa-186-sponsored-work': {
    name: 'Employer Nomination Scheme visa (186): time with a sponsor, Temporary Residence Transition',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two years', ...ours }],
  },
  'visa-186-sponsored-work-window': {
    name: 'Employer Nomination Scheme visa (186): how recent time with a sponsor must be',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...ours }],
  },
  'visa-186-experience': {
    name: 'Employer Nomination Scheme visa (186): minimum work experience, Direct Entry',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...ours }],
  },
  'visa-494-stay': {
    name: 'Skilled Employer Sponsored Regional visa (494): length of stay',
    kind: 'duration',
    values: [{ value: '5 years', ...ours }],
  },
  'visa-494-experience': {
    name: 'Skilled Employer Sponsored Regional visa (494): minimum work experience',
    kind: 'duration',
    values: [
      {
        value: '3 years',
        words: 'three years',
        ...ours,
      },
    ],
  },
  'superannuation-rate': {
    name: 'Superannuation guarantee rate',
    kind: 'number',
    values: [
      {
        value: '12 per cent',
        from: '2025-07-01',
        ...ours,
      },
    ],
  },
  'sponsor-approval': {
    name: 'Standard business sponsorship: how long approval lasts',
    kind: 'duration',
    values: [
      {
        value: '5 years',
        words: 'five years',
        ...ours,
      },
    ],
  },
  'sponsor-advertising': {
    name: 'Labour market testing (LMT): minimum advertising period',
    kind: 'duration',
    values: [
      {
        value: '4 weeks',
        words: 'four weeks',
        ...ours,
      },
    ],
  },
  'sponsor-advertising-window': {
    name: 'Labour market testing (LMT): how recent advertising must be',
    kind: 'duration',
    values: [
      {
        value: '4 months',
        words: 'four months',
        ...ours,
      },
    ],
  },
});
