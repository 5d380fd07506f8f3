import { outsideAddress } from './outsideAddress';

// Prices of consultations: Australian dollars as text with two decimals; empty is free.

/** Returns what is wrong with a typed price; undefined: nothing. */
export const priceProblem = (typed: string): string | undefined =>
  /^(\d{1,4}(\.\d{1,2})?)?$/.test(typed) ? undefined : 'Enter dollars, such as 165 or 82.50.';

/** Returns a typed price as it is stored: '165.00'; empty for 0. */
export const storedPrice = (typed: string): string =>
  Number(typed) === 0 ? '' : Number(typed).toFixed(2);

export interface Price {
  price: string;
  /** True if GST is part of it. */
  has_gst: boolean;
}

/** 'Free', or '$165 including GST'. */
export function priceInWords({ price, has_gst }: Price): string {
  if (price === '') return 'Free';
  const amount = `$${price.replace(/\.00$/, '')}`;
  return `${amount} ${has_gst ? 'including GST' : '(no GST applies)'}`;
}

/** Stands in a payment link for a booking's code. */
const slot = '{reference}';
/** What a link has there while it is read as an address; no host can have it. */
const stand = 'X_reference_X';

/**
 * Returns a payment link as it is stored: an outside address that may have `{reference}` in its path or
 * query; undefined for anything else.
 */
export function paymentLink(typed: string): string | undefined {
  const address = outsideAddress(typed.replaceAll(slot, stand));
  if (address === undefined) return undefined;
  const { pathname, search } = new URL(address);
  const count = (text: string, part: string) => text.split(part).length;
  const isInPlace = count(pathname, stand) + count(search, stand) === count(typed, slot) + 1;
  return isInPlace ? address.replaceAll(stand, slot) : undefined;
}

/** Fills a booking's code into a stored payment link. @param reference letters and digits. */
export const filledPaymentLink = (link: string, reference: string): string =>
  link.replaceAll(slot, reference);

interface Priced {
  price: string;
  payment_link: string;
  next_price: string;
  next_payment_link: string;
  /** From which day (yyyy-mm-dd) the next ones hold; empty: none do. */
  next_on: string;
}

/** Returns a kind of consultation with the price and payment link of a day (yyyy-mm-dd). */
export function pricedOn<Kind extends Priced>(kind: Kind, day: string): Kind {
  const { next_on, next_price, next_payment_link } = kind;
  if (next_on === '' || next_on > day) return kind;
  const payment_link = next_payment_link || kind.payment_link;
  return { ...kind, price: next_price, payment_link, ...noNext };
}

const noNext = { next_price: '', next_payment_link: '', next_on: '' };
