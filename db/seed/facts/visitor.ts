import { about, ours, proposed } from './fact';

/** The visitor visa (600) and the alternatives for parents. */
export const visitor = about('Visitor visa', {
  'visa-600-charge': {
    name: 'Visitor visa (600), Tourist stream, applied for from overseas: application charge',
    kind: 'money',
    values: [{ value: '200', ...proposed('get-visa-online.com, November 2026', 'low') }],
  },
  'visa-600-stay': {
    name: 'Visitor visa (600): length of stay',
    kind: 'range',
    values: [{ value: '3, 6 or 12 months', ...ours }],
  },
  'visa-600-stay-family': {
    name: 'Visitor visa (600): maximum stay, Sponsored Family stream',
    kind: 'duration',
    values: [{ value: '12 months', ...ours }],
  },
  'visa-600-stay-business': {
    name: 'Visitor visa (600): maximum stay, Business Visitor stream',
    kind: 'duration',
    values: [{ value: '3 months', ...ours }],
  },
  'visa-600-study': {
    name: 'Visitor visa (600): maximum study',
    kind: 'duration',
    values: [{ value: '3 months', words: 'three months', ...ours }],
  },
  'visa-870-stay': {
    name: 'Sponsored Parent (Temporary) visa (870): length of stay',
    kind: 'range',
    values: [{ value: '3 or 5 years', ...ours }],
  },
  'visa-870-stay-total': {
    name: 'Sponsored Parent (Temporary) visa (870): maximum stay in all',
    kind: 'duration',
    values: [{ value: '10 years', words: 'ten years', ...ours }],
  },
  /** Maximum stay in Australia within any period of the other fact. */
  'visa-8558-stay': {
    name: 'Condition 8558: maximum time in Australia',
    kind: 'duration',
    values: [{ value: '12 months', ...ours }],
  },
  'visa-8558-period': {
    name: 'Condition 8558: period over which time is counted',
    kind: 'duration',
    values: [{ value: '18 months', ...ours }],
  },
});
