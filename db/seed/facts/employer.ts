import { about, charges2026, department, proposed, specification } from './fact';

/** The sponsored visas (482, 186, 494). Charges are the main applicant’s. */
export const employer = about('Employer-sponsored visas', {
  'visa-482-charge': {
    name: 'Skills in Demand visa (482): charge',
    kind: 'money',
    values: [
      { value: '3210', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
      { value: '4015', ...charges2026 },
    ],
  },
  'visa-482-charge-adult': {
    name: 'Skills in Demand visa (482): charge for another adult',
    kind: 'money',
    values: [
      { value: '3210', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
    ],
  },
  'visa-482-charge-child': {
    name: 'Skills in Demand visa (482): charge for a child',
    kind: 'money',
    values: [{ value: '805', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') }],
  },
  'visa-186-charge': {
    name: 'Employer Nomination Scheme visa (186): charge',
    kind: 'money',
    values: [
      { value: '4910', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
      { value: '6140', ...charges2026 },
    ],
  },
  'visa-186-charge-adult': {
    name: 'Employer Nomination Scheme visa (186): charge for another adult',
    kind: 'money',
    values: [
      { value: '2455', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
    ],
  },
  'visa-186-charge-child': {
    name: 'Employer Nomination Scheme visa (186): charge for a child',
    kind: 'money',
    values: [
      { value: '1230', from: '2025-07-01', ...proposed('travellingsouth.com.au', 'medium') },
    ],
  },
  /** Least yearly earnings, by the day on which the nomination is lodged. */
  'visa-482-core-income': {
    name: 'Skills in Demand visa (482): Core Skills income threshold',
    kind: 'money',
    values: [
      { value: '73150', from: '2024-07-01', ...department('skills-in-demand-visa-subclass-482') },
      { value: '76515', from: '2025-07-01', ...department('skills-in-demand-visa-subclass-482') },
      { value: '79499', from: '2026-07-01', ...proposed('ethosmigration and others', 'high') },
    ],
  },
  'visa-482-specialist-income': {
    name: 'Skills in Demand visa (482): Specialist Skills income threshold',
    kind: 'money',
    values: [
      { value: '141210', from: '2025-07-01', ...department('skills-in-demand-visa-subclass-482') },
      { value: '146717', from: '2026-07-01', ...proposed('ethosmigration and others', 'medium') },
    ],
  },
  'training-levy-small': {
    name: 'Skilling Australians Fund levy: a year of a 482, under the turnover',
    kind: 'money',
    values: [{ value: '1200', ...department('skills-in-demand-visa-subclass-482') }],
  },
  'training-levy-large': {
    name: 'Skilling Australians Fund levy: a year of a 482, otherwise',
    kind: 'money',
    values: [{ value: '1800', ...department('skills-in-demand-visa-subclass-482') }],
  },
  'training-levy-turnover': {
    name: 'Skilling Australians Fund levy: turnover',
    kind: 'text',
    values: [{ value: '$10 million', ...department('skills-in-demand-visa-subclass-482') }],
  },
  'visa-482-stay': {
    name: 'Skills in Demand visa (482): stay',
    kind: 'range',
    values: [{ value: '2–4 years', ...specification }],
  },
  'visa-482-stay-longest': {
    name: 'Skills in Demand visa (482): longest stay',
    kind: 'duration',
    values: [{ value: '4 years', words: 'four years', ...specification }],
  },
  'visa-482-experience': {
    name: 'Skills in Demand visa (482): least experience',
    kind: 'duration',
    values: [
      {
        value: '1 year',
        words: 'one year',
        from: '2024-12-07',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'visa-482-experience-window': {
    name: 'Skills in Demand visa (482): years in which experience counts',
    kind: 'duration',
    values: [
      {
        value: '5 years',
        words: 'five years',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'visa-482-between-jobs': {
    name: 'Skills in Demand visa (482): time between jobs, each',
    kind: 'duration',
    values: [
      {
        value: '180 days',
        from: '2024-07-01',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'visa-482-between-jobs-total': {
    name: 'Skills in Demand visa (482): time between jobs, in all',
    kind: 'duration',
    values: [
      {
        value: '365 days',
        from: '2024-07-01',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'visa-186-age-limit': {
    name: 'Employer Nomination Scheme visa (186): age limit',
    kind: 'age',
    values: [{ value: '45', ...specification }],
  },
  'visa-186-sponsored-work': {
    name: 'Employer Nomination Scheme visa (186): work for a sponsor',
    kind: 'duration',
    values: [
      { value: '2 years', words: 'two years', ...department('employer-nomination-scheme-186') },
    ],
  },
  'visa-186-sponsored-work-window': {
    name: 'Employer Nomination Scheme visa (186): years in which it counts',
    kind: 'duration',
    values: [
      { value: '3 years', words: 'three years', ...department('employer-nomination-scheme-186') },
    ],
  },
  'visa-186-experience': {
    name: 'Employer Nomination Scheme visa (186): experience, Direct Entry',
    kind: 'duration',
    values: [
      { value: '3 years', words: 'three years', ...department('employer-nomination-scheme-186') },
    ],
  },
  'visa-494-stay': {
    name: 'Employer Sponsored Regional visa (494): stay',
    kind: 'duration',
    values: [{ value: '5 years', ...department('skilled-employer-sponsored-regional-494') }],
  },
  'visa-494-experience': {
    name: 'Employer Sponsored Regional visa (494): experience',
    kind: 'duration',
    values: [
      {
        value: '3 years',
        words: 'three years',
        ...department('skilled-employer-sponsored-regional-494'),
      },
    ],
  },
  'superannuation-rate': {
    name: 'Superannuation guarantee, on top of wages',
    kind: 'number',
    values: [
      {
        value: '12 per cent',
        from: '2025-07-01',
        source_title: 'Australian Taxation Office',
        checked_on: '2026-06-16',
        review_by: '2026-07-31',
        state: 'confirmed',
      },
    ],
  },
  'sponsor-approval': {
    name: 'Standard business sponsorship: how long it lasts',
    kind: 'duration',
    values: [
      {
        value: '5 years',
        words: 'five years',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'sponsor-advertising': {
    name: 'Labour market testing: least time of advertising',
    kind: 'duration',
    values: [
      {
        value: '4 weeks',
        words: 'four weeks',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
  'sponsor-advertising-window': {
    name: 'Labour market testing: how recent the advertising is',
    kind: 'duration',
    values: [
      {
        value: '4 months',
        words: 'four months',
        ...department('skills-in-demand-visa-subclass-482'),
      },
    ],
  },
});
