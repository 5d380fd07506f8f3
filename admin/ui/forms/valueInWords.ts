import {
  hoursInWords,
  type Interval,
  openDaysInWords,
  type Period,
  type Week,
} from '../../../shared/hours';
import { formatDate } from '../../dates';
import type { FieldSpec } from './fields';

/** Formats a value for lists and comparisons. */
export function valueInWords(kind: FieldSpec['kind'], value: unknown): string {
  switch (kind) {
    case 'switch':
      return value ? 'Yes' : 'No';
    case 'day':
      return value ? formatDate(String(value)) : '';
    case 'week':
      return openDaysInWords(value as Week)
        .map(({ days, time }) => `${days} ${time}`)
        .join('; ');
    case 'hours':
      return hoursInWords(value as readonly Interval[]);
    case 'periods':
      return (value as readonly Period[])
        .map(({ from, to }) => `${formatDate(from)} to ${formatDate(to)}`)
        .join('; ');
    default:
      return [value ?? ''].flat().join(', ');
  }
}
