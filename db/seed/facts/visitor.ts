import { about, department, specification } from './fact';

/** The visitor visa (600) and what parents compare it with. */
export const visitor = about('Visitor visa', {
  'visa-600-stay': {
    name: 'Visitor visa (600): stay',
    kind: 'range',
    values: [{ value: '3, 6 or 12 months', ...specification }],
  },
  'visa-600-stay-family': {
    name: 'Visitor visa (600): longest stay, Sponsored Family stream',
    kind: 'duration',
    values: [{ value: '12 months', ...department('visitor-600') }],
  },
  'visa-600-stay-business': {
    name: 'Visitor visa (600): longest stay, Business Visitor stream',
    kind: 'duration',
    values: [{ value: '3 months', ...department('visitor-600') }],
  },
  'visa-600-study': {
    name: 'Visitor visa (600): longest study',
    kind: 'duration',
    values: [{ value: '3 months', words: 'three months', ...specification }],
  },
  'visa-870-stay': {
    name: 'Sponsored Parent visa (870): stay',
    kind: 'range',
    values: [{ value: '3 or 5 years', ...department('sponsored-parent-temporary-870') }],
  },
  /** This long in Australia in any period of the other. */
  'visa-8558-stay': {
    name: 'Condition 8558: longest time in Australia',
    kind: 'duration',
    values: [{ value: '12 months', ...department('visitor-600') }],
  },
  'visa-8558-period': {
    name: 'Condition 8558: in any period of',
    kind: 'duration',
    values: [{ value: '18 months', ...department('visitor-600') }],
  },
});
