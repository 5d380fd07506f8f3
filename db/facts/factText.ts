import type { FactKind } from './schema';

/** Formats a fact's value: whole dollars without cents. */
export function factText(kind: FactKind, value: string): string {
  if (kind !== 'money') return value;
  const [whole = '', cents] = value.split('.');
  const dollars = `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`;
  return cents === undefined ? dollars : `${dollars}.${cents.padEnd(2, '0')}`;
}
