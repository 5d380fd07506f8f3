import type { FieldSpec } from '../ui/forms/fields';

/** The one source of many values. */
export const sourceFields = {
  title: {
    source: 'source_title',
    label: 'Source (optional)',
    isOptional: true,
    help: 'Leave blank to keep the source of each.',
  },
  url: {
    source: 'source_url',
    label: 'Address of the source (optional)',
    isOptional: true,
    problem: (value) =>
      !value || /^https:\/\/\S+$/.test(value)
        ? undefined
        : 'Enter an address that begins with https://.',
  },
} as const satisfies Record<string, FieldSpec>;

/** The source that a form names, as the API takes it: none if it names none. */
export const namedSource = ({ source_title, source_url }: Record<string, string>) =>
  source_title ? { source_title, source_url: source_url || null } : {};
