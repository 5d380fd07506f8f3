import type { Firm } from '../../../shared/publicFirm';
import { type Policy, regulator } from './policy';

export function terms({ company, kinds }: Pick<Firm, 'company' | 'kinds'>): Policy {
  const isFree = kinds.some(({ price }) => price === '');
  return {
    path: '/terms',
    title: 'Terms of Use',
    lead: 'What you may expect of this website, and what it can’t do for you.',
    dates: [{ text: 'In force from', iso: '2026-11-25', shown: '25 November 2026' }],
    sections: [
      {
        id: 'information',
        heading: 'Information, not advice',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The guides, articles, calculators and the assessment explain the rules in general. They don’t know your whole case and they aren’t immigration assistance. Before you lodge, pay or leave Australia because of something you read here, ask a registered migration agent or an Australian legal practitioner.',
          },
          {
            kind: 'paragraph',
            text: 'Rules and charges change, often on 1 July and sometimes overnight. Each page says from when its figures are in force and links to the Department of Home Affairs. If this site and the Department differ, the Department’s page is right.',
          },
        ],
      },
      {
        id: 'engagement',
        heading: 'When you become a client',
        blocks: [
          {
            kind: 'paragraph',
            text: `Sending a form or having a ${isFree ? 'free ' : ''}consultation doesn’t make you a client of ${company.name}. You become one when you and a registered migration agent of ours have both signed a written agreement. It names the agent, the work, our fees and the other costs. Nothing is lodged for you before that.`,
          },
          {
            kind: 'paragraph',
            text: [
              'Only our registered migration agents give immigration assistance. Look them up by name or number in the ',
              regulator.register,
              '. Our education counsellors advise on courses and providers.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Our agents follow the ',
              regulator.code,
              '. You are given the ',
              regulator.consumerGuide,
              ' before any work begins.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Nobody can promise you a visa. The Department decides, and an agent who guarantees a result breaks the Code.',
          },
        ],
      },
      {
        id: 'use',
        heading: 'Using the site',
        blocks: [
          {
            kind: 'list',
            items: [
              'You may read, print and share our pages, and quote them with a link. Please don’t sell them or present them as your own.',
              'Please don’t try to break in, to overload the site, or to send messages in somebody else’s name.',
              'Don’t send passport numbers, health details or bank details through a form. We ask for documents once you are a client.',
            ],
          },
        ],
      },
      {
        id: 'liability',
        heading: 'What we are responsible for',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We write the site with care and correct mistakes when we are told of them. We can’t promise that it is always complete, up to date or available. The Australian Consumer Law gives you rights that no terms can take away, and these don’t try to. They are governed by the law of the Australian Capital Territory.',
          },
          {
            kind: 'paragraph',
            text: [
              'How we look after what you tell us is in the ',
              { text: 'privacy policy', href: '/privacy-policy' },
              ', what we charge under ',
              { text: 'fees and commissions', href: '/fees' },
              ', and what to do when we let you down under ',
              { text: 'complaints', href: '/complaints' },
              '.',
            ],
          },
        ],
      },
    ],
    seo: {
      title: 'Terms of Use',
      description:
        'What this website offers, when you become a client of ours, and why general information is no substitute for a registered migration agent’s advice.',
      keywords: ['terms of use', 'migration agent agreement', 'Code of Conduct'],
    },
  };
}
