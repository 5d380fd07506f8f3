import type { Guide } from './guide';

export const guide: Guide = {
  path: '/services/partner-visa',
  seo: {
    title: 'Partner Visas: 309/100, 820/801 and 300, Evidence and Times',
    description:
      'Offshore, onshore and prospective marriage visas compared: processing times, who can sponsor, evidence under the four aspects, and the two-stage process.',
    keywords: [
      'partner visa Australia',
      'subclass 820 801',
      'subclass 309 100',
      'prospective marriage visa 300',
      'partner visa evidence',
      'de facto visa Australia',
    ],
  },
  title: 'Partner visa guide',
  subclass: 'Subclasses 309/100, 820/801 and 300',
  lead: 'A partner visa asks you to show that your relationship is genuine to someone who has never met you. This guide explains which visa fits, who can sponsor, and what evidence helps.',
  facts: [
    {
      label: 'Offshore, 309/100',
      value: '{{visa-309-processing}}',
      note: 'Processing time',
      icon: 'calendar',
    },
    {
      label: 'Onshore, 820/801',
      value: '{{visa-820-processing}}',
      note: 'Processing time',
      icon: 'calendar',
    },
    {
      label: 'Prospective marriage, 300',
      value: '{{visa-300-processing}}',
      note: 'Processing time; the visa is valid for {{visa-300-validity}}',
      icon: 'calendar',
    },
    {
      label: 'Permanent stage',
      value: 'About {{partner-permanent-after}}',
      note: 'After you apply',
      icon: 'stay',
    },
  ],
  sections: [
    {
      id: 'visas',
      heading: 'Three types of partner visa',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Offshore Partner Visa (309/100)',
              figure: '{{visa-309-processing}}',
              figureLabel: 'processing time',
              text: 'For married and de facto partners who apply from outside Australia. The 309 is temporary and the 100 is permanent; you apply for both at once.',
              items: [
                'Outside Australia when you apply',
                'Married, or usually {{partner-de-facto}} as a de facto couple',
                'With a 309 you can live, work and study in Australia',
              ],
            },
            {
              title: 'Onshore Partner Visa (820/801)',
              figure: '{{visa-820-processing}}',
              figureLabel: 'processing time',
              text: 'For married and de facto partners who are already in Australia. The 820 is temporary and the 801 is permanent; you apply for both at once.',
              items: [
                'In Australia when you apply, on a visa that allows it',
                'Usually a bridging visa while you wait',
                'Watch for “no further stay” on your present visa',
              ],
            },
            {
              title: 'Prospective Marriage Visa (300)',
              figure: '{{visa-300-processing}}',
              figureLabel: 'processing time',
              text: 'For couples who intend to marry. It is valid for {{visa-300-validity}}; in that time you enter Australia, marry and apply for the 820/801.',
              items: [
                'Outside Australia when you apply',
                'Both aged at least {{partner-least-age}}, and you have met in person as adults',
                'A letter from a celebrant with the intended date',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Processing times are ranges within which most applications are decided, counted from the day you lodge. They change with the length of the queue; the ',
            {
              text: 'Department updates them',
              href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times',
            },
            ' every month.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who is eligible',
      blocks: [
        {
          kind: 'checklist',
          title: 'The relationship',
          items: [
            'You are married, in a marriage valid under Australian law, or in a de facto relationship; partners of any sex',
            'De facto couples have usually been together for {{partner-de-facto}} before applying, unless the relationship is registered in a state or territory that allows it, or you have a child together',
            'You have a mutual commitment to a shared life, to the exclusion of all others',
            'The relationship is genuine and continuing',
            'You live together, or don’t live separately and apart on a permanent basis',
          ],
        },
        {
          kind: 'checklist',
          title: 'The sponsor',
          items: [
            'Is your partner, and an Australian citizen, permanent resident or eligible New Zealand citizen',
            'Is {{partner-least-age}} or over',
            'Is within the limits on sponsoring: generally two partners in a lifetime, at least {{partner-sponsor-interval in words}} apart',
            'Generally, wasn’t sponsored as a partner in the last {{partner-sponsor-interval in words}}',
            'Provides police checks, and agrees that certain convictions may be disclosed to you',
            'Undertakes to support you for the first {{partner-sponsor-support in words}}',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You also meet the health and character requirements, and so do any dependent children in the application. Limits on sponsors can be waived in compelling circumstances, which you have to prove.',
        },
      ],
    },
    {
      id: 'evidence',
      heading: 'Evidence in four aspects',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Officers look at a relationship under four headings, set out in the Migration Regulations 1994. Sort your evidence the same way. You don’t have to be equally strong in all four.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Financial',
              text: 'How you pay for life together.',
              items: [
                'A joint account in regular use',
                'Lease, mortgage, loans or large purchases in both names',
                'Statements that show who pays for what',
                'Wills, superannuation and insurance that name each other',
              ],
            },
            {
              title: 'Social',
              text: 'How others see you as a couple.',
              items: [
                'Statements from friends and family with particular memories',
                'Invitations addressed to both of you',
                'Photographs over time, labelled with date, place and names',
                'Travel and memberships you share',
              ],
            },
            {
              title: 'Household',
              text: 'How you run a home, now or when you are together.',
              items: [
                'Lease or title, and letters to each of you at one address',
                'Household bills',
                'Who cooks, cleans, shops and cares for children',
                'If you live apart, why, and how you keep house when you don’t',
              ],
            },
            {
              title: 'Commitment',
              text: 'What you know of each other, and what you plan.',
              items: [
                'A statement from each of you, written separately',
                'How you met, decided and got through the hard parts',
                'Contact during time apart, a little from each month',
                'Plans: a house, a child, a parent you will look after',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'How much is enough?',
          text: 'A few documents for each period under each heading, with no long gaps, are worth more than hundreds of pages of messages.',
        },
      ],
    },
    {
      id: 'process',
      heading: 'One application, two stages',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Temporary grant (309 or 820)',
              text: 'You apply and pay for both stages at once, and your partner lodges the sponsorship. The Department looks at the relationship as it is. If it is satisfied, you receive the temporary visa, with the right to live, work and study in Australia.',
            },
            {
              title: 'Permanent grant (100 or 801)',
              text: 'About {{partner-permanent-after}} after you applied, the Department asks whether the relationship continues. You send new statements and evidence for the time since. If it is satisfied, you become a permanent resident. A long relationship, or one with a child, can sometimes be granted both stages together.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'The charge is among the highest of any visa and rises most years on 1 July: look it up in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            '. It isn’t refunded if the application is refused, so wait for a missing document rather than lodge without it.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Partner visa, in Australia (820/801)',
              main: '{{visa-820-charge}}',
            },
            {
              name: 'Partner visa, from overseas (309/100)',
              main: '{{visa-309-charge}}',
            },
            {
              name: 'Prospective Marriage visa (300)',
              main: '{{visa-300-charge}}',
            },
          ],
        },
        {
          kind: 'note',
          title: 'If you are not safe',
          text: 'You don’t have to stay in a violent relationship for a visa: some applications can continue after the relationship has ended. In danger, call 000. 1800RESPECT (1800 737 732) is free and confidential, day and night.',
        },
      ],
    },
    {
      id: 'why-us',
      heading: 'Why couples choose us',
      blocks: [
        {
          kind: 'list',
          items: [
            'A registered migration agent reads every page before it is lodged and answers for it.',
            'You get a list of evidence made for your relationship, with what to leave out as well as what to send.',
            'We help you explain difficult points: an age gap, an earlier marriage, a family that doesn’t know.',
            'We remind you of the second stage before it is due.',
            'Fees are agreed in writing before any work begins.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Check any agent you speak to, us included, on the ',
            {
              text: 'public register',
              href: 'https://portal.mara.gov.au/search-the-register-of-migration-agents/',
            },
            '. No honest agent promises a result.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Start with the story',
    text: 'Tell us how you met and where you both are now. In a {free:free }{half:30-minute }consultation we will tell you which visa fits, where your evidence is thin, and when you could lodge.',
    primary: { label: 'Book Your {free:Free }Consultation' },
    secondary: { label: 'Free Relationship Assessment', path: '/points-calculator' },
    other: { label: 'Partner Visa Assessment', path: '/visa-assessment?goal=family' },
  },
  sources: [
    {
      title: 'Partner visa, apply in Australia (820/801), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/partner-onshore',
    },
    {
      title: 'Partner visa, apply overseas (309/100), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/partner-offshore',
    },
    {
      title: 'Prospective Marriage visa (subclass 300), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/prospective-marriage-300',
    },
    {
      title: 'Global visa processing times, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times',
    },
  ],
};
