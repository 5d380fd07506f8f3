import type { SourceKind } from './facts';
import { capitalized, type Field } from './resource';
import { snippetPrefix } from './snippets';

export const factKinds = {
  money: 'Australian dollars',
  duration: 'Length of time',
  range: 'Range',
  number: 'Number',
  age: 'Age',
  text: 'Text',
} as const;

const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** What a value was read in. */
export const sourceKindNames: Record<SourceKind, string> = {
  law: 'An instrument or Act',
  department: 'The Department’s own page',
  other: 'Another site',
  firm: 'Nothing: our own figure',
  estimate: 'Nothing: our estimate',
};

export const factFields = {
  name: { label: 'Name', max: 200, help: 'Student visa (500): charge' },
  topic: { label: 'Topic', max: 100, help: 'Group in the list: Student visa' },
} as const satisfies Record<string, Field>;

/** What is said of a fact once. */
export const newFactFields = {
  key: {
    label: 'Key',
    max: 60,
    help: 'How texts refer to it; can’t be changed later: visa-500-charge',
    problem: (key) =>
      /^[a-z0-9]+(-[a-z0-9]+)+$/.test(key) && !key.startsWith(snippetPrefix)
        ? undefined
        : 'A key is lower-case words and numbers joined by hyphens, such as visa-500-charge.',
  },
  kind: { kind: 'choice', label: 'Kind', choices: named(factKinds) },
} as const satisfies Record<string, Field>;

export const confidences = ['low', 'medium', 'high'] as const;

/** A dated value of a fact. What is empty is stored as null, but for days. */
export const factValueFields = {
  value: { label: 'Value', max: 1000 },
  valid_from: { kind: 'day', label: 'From', help: 'First day it applies, in Sydney' },
  valid_to: {
    kind: 'day',
    label: 'Until',
    isOptional: true,
    help: 'Last day, only if the next value isn’t known: visitors then see “not known to us”',
  },
  words: {
    label: 'In running text',
    max: 1000,
    isOptional: true,
    help: 'If words read better than figures: six months',
  },
  source_title: { label: 'Source', max: 300 },
  source_url: {
    label: 'Address of the source',
    max: 1000,
    isOptional: true,
    problem: (address) =>
      address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address))
        ? undefined
        : 'The address of the source must begin with https:// or http://.',
  },
  source_kind: {
    kind: 'choice',
    label: 'Read in',
    isOptional: true,
    choices: named(sourceKindNames),
    help: 'Blank: by the address. An estimate never stands first',
  },
  instrument: {
    label: 'Legal instrument',
    max: 300,
    isOptional: true,
    help: 'The law that says so',
  },
  note: {
    label: 'Why it changes',
    max: 1000,
    isOptional: true,
    lines: 2,
    help: 'Shown to everyone in the list of changes',
  },
  confidence: {
    kind: 'choice',
    label: 'Confidence',
    isOptional: true,
    choices: confidences.map((id) => ({ id, name: capitalized(id) })),
    help: 'Reliability of the source',
  },
  review_by: {
    kind: 'day',
    label: 'Review by',
    help: 'Check it against its source by this day',
  },
} as const satisfies Record<string, Field>;
