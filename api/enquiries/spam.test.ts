import { expect, it } from 'vitest';
import { checkEnquiry, type EnquiryFields } from './fields';
import { learn } from './learned';
import { heldOutHonest } from './samples/heldOutHonest';
import { heldOutSpam } from './samples/heldOutSpam';
import { honestSamples } from './samples/honest';
import { spamSamples } from './samples/spam';
import { type Evidence, judge } from './spam';

/** As the server sees what a browser without a script sends. */
const noEvidence: Evidence = { time: 'missing', proof: 'missing', repeats: 0 };
const goodEvidence: Evidence = { time: 'fair', proof: 'good', repeats: 0 };

function fieldsOf(values: object): EnquiryFields {
  const checked = checkEnquiry({ name: 'Priya', email: 'priya@example.com', ...values });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.fields;
}

/** The messages that are judged to be spam by what the nine tenths that they are not among teach. */
function judgedSpam(samples: readonly string[]): string[] {
  const tenths = 10;
  return Array.from({ length: tenths }, (_, tenth) => {
    const isOther = (_message: string, at: number, all: readonly string[]) =>
      Math.floor((at * tenths) / all.length) !== tenth;
    const likeness = learn(spamSamples.filter(isOther), honestSamples.filter(isOther));
    return samples
      .filter((message, at, all) => !isOther(message, at, all))
      .filter((message) => judge(fieldsOf({ message }), noEvidence, likeness).isSpam);
  }).flat();
}

const isSpam = (message: string) => judge(fieldsOf({ message }), noEvidence).isSpam;
const share = (part: readonly string[], whole: readonly string[]) => part.length / whole.length;

it('keeps 95 % of spam out and loses one honest message in 200 at most', () => {
  expect(Math.min(spamSamples.length, honestSamples.length)).toBeGreaterThan(300);
  expect(share(spamSamples.filter(isSpam), spamSamples)).toBeGreaterThan(0.95);
  expect(share(honestSamples.filter(isSpam), honestSamples)).toBeLessThanOrEqual(0.005);
});

it('judges what it has not learned nearly as well', () => {
  expect(share(judgedSpam(spamSamples), spamSamples)).toBeGreaterThan(0.88);
  expect(share(judgedSpam(honestSamples), honestSamples)).toBeLessThan(0.02);
});

it('judges what nobody taught it, by the text alone', () => {
  expect(Math.min(heldOutSpam.length, heldOutHonest.length)).toBeGreaterThanOrEqual(200);
  expect(share(heldOutSpam.filter(isSpam), heldOutSpam)).toBeGreaterThan(0.95);
  expect(share(heldOutHonest.filter(isSpam), heldOutHonest)).toBeLessThanOrEqual(0.005);
});

it('weighs how a form was sent', () => {
  const message = 'Please call me, I have a question about my visa.';
  expect(judge(fieldsOf({ message }), goodEvidence)).toMatchObject({ isSpam: false, reasons: [] });
  const asSpam = (values: object, evidence: Partial<Evidence>) =>
    judge(fieldsOf({ message: 'Good evening', ...values }), { ...goodEvidence, ...evidence })
      .isSpam;
  expect(asSpam({ website: 'https://x.example' }, {})).toBe(true);
  expect(asSpam({}, { time: 'fast' })).toBe(false);
  expect(asSpam({ message: 'Nice' }, { time: 'fast', proof: 'wrong', repeats: 1 })).toBe(true);
  expect(asSpam({}, { time: 'missing', proof: 'missing', repeats: 1 })).toBe(false);
  expect(asSpam({}, { repeats: 3 })).toBe(true);
  expect(asSpam({ message: 'xKqWzRtPlMn' }, {})).toBe(true);
  expect(asSpam({ message: 'see https://one.example' }, {})).toBe(true);
});
