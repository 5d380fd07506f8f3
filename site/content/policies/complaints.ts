import type { Firm } from '../../../shared/publicFirm';
import { type Policy, regulator, toOffice } from './policy';

export const complaints = ({ company, offices }: Pick<Firm, 'company' | 'offices'>): Policy => ({
  path: '/complaints',
  title: 'Complaints',
  lead: 'If we have let you down, we want to hear it. A complaint costs nothing and never harms your application.',
  dates: [{ text: 'In force from', iso: '2026-11-25', shown: '25 November 2026' }],
  sections: [
    {
      id: 'tell-us',
      heading: 'Tell us first',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Speak to the person you deal with',
              text: 'Most things are put right in one call.',
            },
            {
              title: 'Or write to the office’s head',
              text: [
                'Write to ',
                { text: company.email, href: `mailto:${company.email}` },
                ' with “Complaint” in the subject',
                ...toOffice(offices, (office) => `, or to ${office} (the address is on the `, ')'),
                '. Say what happened, when, and what you would like us to do.',
              ],
            },
            {
              title: 'We answer',
              text: 'You hear from us within two working days that we have it and who is looking into it: somebody other than the person you complain about. You have our decision and its reasons in writing within 30 days.',
            },
          ],
        },
      ],
    },
    {
      id: 'regulator',
      heading: 'If our answer doesn’t satisfy you',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `You may complain about a registered migration agent to the ${regulator.name} at any time, before or after you have told us: `,
            regulator.site,
            '. It enforces the ',
            regulator.code,
            ', and can caution an agent or suspend or cancel a registration. It can’t order a refund or change the Department’s decision.',
          ],
        },
        {
          kind: 'definition',
          items: [
            {
              term: 'About fees or a service',
              text: [
                'The consumer protection agency of your state or territory, by way of ',
                {
                  text: 'consumer.gov.au',
                  href: 'https://consumer.gov.au/',
                },
                '.',
              ],
            },
            {
              term: 'About your personal information',
              text: [
                'The ',
                {
                  text: 'Office of the Australian Information Commissioner',
                  href: 'https://www.oaic.gov.au/',
                },
                '. How we handle it is in our ',
                { text: 'privacy policy', href: '/privacy-policy' },
                '.',
              ],
            },
            {
              term: 'About advice from somebody who isn’t registered',
              text: [
                'Look the name up in the ',
                regulator.register,
                '. In Australia, giving immigration assistance without being registered or a legal practitioner is an offence; report it to the Department through Border Watch.',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: ['What you may expect of any agent is in the ', regulator.consumerGuide, '.'],
        },
      ],
    },
  ],
  seo: {
    title: 'Complaints',
    description:
      'How to complain about our service, how soon we answer, and where else to turn: the migration agents’ regulator, consumer protection or the OAIC.',
    keywords: ['complaint migration agent', 'OMARA complaint', 'consumer guide'],
  },
});
