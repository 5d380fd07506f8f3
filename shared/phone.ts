/** Returns a shown number as dialled, or undefined. Without + it is an Australian one. */
export function dialableNumber(shown: string): string | undefined {
  const digits = shown.replaceAll(/[\s().-]/g, '');
  if (/^\+\d{7,15}$/.test(digits)) return digits;
  if (/^0\d{9}$/.test(digits)) return `+61${digits.slice(1)}`;
  return /^1[38]\d{4,8}$/.test(digits) ? digits : undefined;
}

/** Returns the number that a link dials. */
export const dialOf = ({ phone, phone_dial }: { phone: string; phone_dial: string }): string =>
  phone_dial || (dialableNumber(phone) ?? phone);
