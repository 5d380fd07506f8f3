import { expect, it } from 'vitest';
import { checkEnquiry, type EnquiryFields } from './fields';
import { bytesOf, learn, learnedFrom, likenessOf } from './learned';
import { honestSamples, spamSamples } from './samples';
import { type Evidence, judge, ownLikeness } from './spam';

/** As the server sees what a browser without a script sends. */
const noEvidence: Evidence = { time: 'missing', proof: 'missing', repeats: 0 };
const goodEvidence: Evidence = { time: 'fair', proof: 'good', repeats: 0 };

function fieldsOf(values: object): EnquiryFields {
  const checked = checkEnquiry({ name: 'Priya', email: 'priya@example.com', ...values });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.fields;
}

const likeness = await ownLikeness();

/** Which of the samples are judged to be spam by what the rest of them teach. */
function judgedSpam(): Record<'spam' | 'honest', number> {
  const parts = 3;
  const counts = { spam: 0, honest: 0 };
  for (let part = 0; part < parts; part += 1) {
    // Neighbours are alike: ten at a time are left out.
    const isOther = (_message: string, at: number) => Math.floor(at / 10) % parts !== part;
    const others = likenessOf(learn(spamSamples.filter(isOther), honestSamples.filter(isOther)));
    for (const [kind, samples] of Object.entries({ spam: spamSamples, honest: honestSamples })) {
      counts[kind as keyof typeof counts] += samples
        .filter((message, at) => !isOther(message, at))
        .filter((message) => judge(fieldsOf({ message }), noEvidence, others).isSpam).length;
    }
  }
  return counts;
}

const isSpam = (message: string) => judge(fieldsOf({ message }), noEvidence, likeness).isSpam;
const share = (part: readonly string[], whole: readonly string[]) => part.length / whole.length;

it('keeps 95 % of spam out and loses one honest message in 200 at most', () => {
  expect(share(spamSamples.filter(isSpam), spamSamples)).toBeGreaterThan(0.95);
  expect(share(honestSamples.filter(isSpam), honestSamples)).toBeLessThanOrEqual(0.005);
});

it('judges what it has not learned nearly as well', () => {
  const { spam, honest } = judgedSpam();
  expect(spam / spamSamples.length).toBeGreaterThan(0.75);
  expect(honest / honestSamples.length).toBeLessThan(0.025);
});

it('judges by what a file kept as by what was learned', () => {
  const learned = learn(['Cheap loans now', 'Cheap casino'], ['My visa, please', 'My visa ends']);
  const message = 'Cheap loans for my visa';
  const kept = likenessOf(learnedFrom(bytesOf(learned))).of(message);
  expect(kept).toBe(likenessOf(learned).of(message));
  expect(kept).not.toBe(0);
});

it('weighs how a form was sent', () => {
  const message = 'Please call me, I have a question about my visa.';
  expect(judge(fieldsOf({ message }), goodEvidence, likeness)).toMatchObject({
    isSpam: false,
    reasons: [],
  });
  const asSpam = (values: object, evidence: Partial<Evidence>) =>
    judge(
      fieldsOf({ message: 'Good evening', ...values }),
      { ...goodEvidence, ...evidence },
      likeness,
    ).isSpam;
  expect(asSpam({ website: 'https://x.example' }, {})).toBe(true);
  expect(asSpam({}, { time: 'fast' })).toBe(false);
  expect(asSpam({ message: 'Nice' }, { time: 'fast', proof: 'wrong', repeats: 1 })).toBe(true);
  expect(asSpam({}, { time: 'missing', proof: 'missing', repeats: 1 })).toBe(false);
  expect(asSpam({}, { repeats: 3 })).toBe(true);
  expect(asSpam({ message: 'xKqWzRtPlMn' }, {})).toBe(true);
  // Words that no sample has, among others of their kind.
  expect(
    asSpam({ message: 'Orphanages await your donation; moneygram or western union' }, {}),
  ).toBe(true);
  expect(asSpam({ message: 'see https://one.example' }, {})).toBe(true);
});
