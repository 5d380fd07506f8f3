import { usualKind } from '../../../shared/bookings';
import { priceInWords } from '../../../shared/price';
import type { Firm } from '../../../shared/publicFirm';
import { pricingEstimator } from '../official/departmentPages';
import { type Policy, regulator } from './policy';

/** What consultations cost, as the kinds that are shown say. */
function consultations({ kinds }: Pick<Firm, 'kinds'>): string {
  const after = 'After it we tell you in writing what the work would cost.';
  const [only] = kinds;
  const isUsual = kinds.length === 1 && only?.price === '' && only.minutes === usualKind.minutes;
  if (isUsual) return `The first consultation is free: 30 minutes, with no obligation. ${after}`;
  if (kinds.length === 0) return 'We tell you in writing what the work would cost.';
  const priced = kinds.map(
    (kind) => `${kind.name}, ${kind.minutes} minutes: ${priceInWords(kind)}`,
  );
  return `Consultations, with no obligation to go on. ${priced.join('. ')}. ${after}`;
}

export const fees = (firm: Pick<Firm, 'kinds'>): Policy => ({
  path: '/fees',
  title: 'Fees and Commissions',
  lead: 'What you pay, whom you pay it to, and who else pays us.',
  dates: [{ text: 'In force from', iso: '2026-11-28', shown: '28 November 2026' }],
  sections: [
    {
      id: 'our-fees',
      heading: 'Our fees',
      blocks: [
        {
          kind: 'paragraph',
          text: `${consultations(firm)} For most applications that is a fixed fee; where the work can’t be foreseen, it is an hourly rate with an estimate of the hours.`,
        },
        {
          kind: 'paragraph',
          text: 'Work begins when you have signed the agreement that lists every cost, ours and the government’s. If something turns out to need more, we ask you before we do it, and you agree in writing or we don’t.',
        },
        {
          kind: 'paragraph',
          text: 'What you pay in advance is held in a separate clients’ account until the work is done. You receive an invoice that lists what was done.',
        },
      ],
    },
    {
      id: 'other-costs',
      heading: 'What others charge',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The Department’s visa application charge, skills assessments, English tests, health examinations, police certificates, translations and health cover are paid to those who provide them, at their price. We add nothing to them. Visa charges usually change on 1 July: confirm yours in the ',
            { text: 'Department’s pricing estimator', href: pricingEstimator },
            '.',
          ],
        },
      ],
    },
    {
      id: 'commissions',
      heading: 'Commissions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many universities and colleges pay us a commission when a student we have referred enrols. You pay the same tuition with us or without us. Before you choose, we tell you in writing which of the providers on your list pay us. We suggest courses for the student you are, also those of providers that pay us nothing.',
        },
        {
          kind: 'paragraph',
          text: 'Since 31 March 2026 no commission is paid for a student who has already begun with another provider in Australia. If you change providers here, nobody pays us for it, and we tell you what our help costs before we begin.',
        },
        {
          kind: 'paragraph',
          text: [
            'A commission is an interest of ours that may conflict with yours. Where it does, or where anything else does, our agents tell you in writing, and go on only once you have said in writing that you know of it and agree (section 34 of the ',
            regulator.code,
            ').',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Some health insurers pay us in the same way. You are free to buy from anyone. We take no commission for visas, skills assessments or English tests, and none from employers for workers they sponsor.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'If you stop, or we do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may end the agreement at any time. You pay for what has been done and get the rest of your advance back within 14 days, with your documents. A visa that is refused doesn’t change our fee, and the Department’s charge is rarely refunded.',
        },
        {
          kind: 'paragraph',
          text: [
            'The ',
            regulator.code,
            ' requires fees that are fair and reasonable; the ',
            regulator.consumerGuide,
            ' says what you may expect. If you think an invoice is wrong, see ',
            { text: 'complaints', href: '/complaints' },
            '.',
          ],
        },
      ],
    },
  ],
  seo: {
    title: 'Fees and Commissions',
    description:
      'What a migration agent’s work costs and when you pay, what the Department and others charge, and which education providers pay us a commission.',
    keywords: ['migration agent fees', 'education agent commission', 'visa costs'],
  },
});
