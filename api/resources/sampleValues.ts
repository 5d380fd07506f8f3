import type { Field, Fields } from '../../shared/resource';

/** A valid text of each field that accepts only some, for tests. */
const valid: Readonly<Record<string, readonly [string, string]>> = {
  email: ['a@wattlepath.example', 'b@wattlepath.example'],
  notices_to: ['a@wattlepath.example', 'b@wattlepath.example'],
  phone: ['(02) 5550 1234', '+91 79 5550 1234'],
  phone_dial: ['+61255501234', '+917955501234'],
  zone: ['Australia/Sydney', 'Asia/Kolkata'],
  topics: ['A visit', 'Something else'],
  marn: ['0000001', '0000002'],
  price: ['82.50', '165.00'],
  required_answers: ['Visa held', 'Wants to know, Nationality'],
  next_price: ['90.00', '180.00'],
  content_signal: ['ai-train=no', 'search=yes, ai-train=yes'],
};
const addresses = ['https://a.example/x', 'https://b.example/y'] as const;

/** Returns valid values of described fields, for tests; the second choice differs in all of them. */
export function sampleValues(fields: Fields, choice: 0 | 1 = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleOf(name, field, choice)]),
  );
}

function sampleOf(name: string, field: Field, choice: 0 | 1): unknown {
  const isFirst = choice === 0;
  switch (field.kind) {
    case undefined: {
      const text = isFirst ? 'Zanzibar' : 'Quito';
      if (valid[name]) return valid[name][choice];
      const texts = [text, text.toLowerCase(), addresses[choice]];
      return texts.find((one) => field.problem?.(one) === undefined);
    }
    case 'switch':
      return isFirst;
    case 'number':
      return isFirst ? field.min : field.max;
    case 'day':
      return isFirst ? '2026-12-24' : '2026-12-31';
    case 'image':
      return isFirst ? '/a.svg' : '/b.svg';
    case 'references':
      return [];
    case 'week':
      return Array.from({ length: 7 }, () => [['09:00', isFirst ? '17:00' : '12:30']]);
    case 'hours':
      return [['09:00', isFirst ? '17:00' : '12:30']];
    case 'periods':
      return [{ from: '2026-12-24', to: isFirst ? '2026-12-24' : '2026-12-31' }];
  }
}
