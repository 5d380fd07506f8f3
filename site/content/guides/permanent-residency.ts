import { withOfficial } from '../official';
import { pointsInGuide, visaTypes } from '../points';
import type { Guide } from './guide';

const independent = visaTypes['189'];
const nominated = visaTypes['190'];
const regional = visaTypes['491'];

export const guide: Guide = withOfficial({
  path: '/services/permanent-residency',
  seo: {
    title: 'Permanent Residency: Points Table and the 189, 190 and 491 Visas',
    description: `The pass mark and the points table, the 189, 190 and 491 visas compared, and the eight steps from occupation list to permanent residency.`,
    keywords: [
      'permanent residency Australia',
      'points test',
      'subclass 189',
      'subclass 190',
      'subclass 491',
      'expression of interest SkillSelect',
    ],
  },
  title: 'Permanent residency guide',
  subclass: 'Subclasses 189, 190 and 491',
  lead: 'Three skilled visas are decided by points, and two of them make you a permanent resident on the day they are granted. Here is how the points are counted, what they don’t tell you, and the order in which to do things.',
  facts: [
    {
      label: 'Minimum points',
      value: `${independent.passmark}+`,
      note: 'For the 189, 190 and 491 alike',
      icon: 'points',
    },
    {
      label: 'Typically invited, 189',
      value: `${independent.typicalInvitation?.points}+`,
      note: 'About that; it differs by occupation and by round',
      icon: 'visa',
    },
    {
      label: 'Age',
      value: 'Under {{points-age-limit}}',
      note: 'On the day you are invited',
      icon: 'age',
    },
    {
      label: 'Time to apply',
      value: '{{points-apply-within}}',
      note: 'From the invitation',
      icon: 'calendar',
    },
  ],
  sections: [
    {
      id: 'visas',
      heading: 'Three visas, one test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'All three use the same points test and the same online pool, SkillSelect. They differ in whether you need a nomination: none, a state’s, or a region’s.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Skilled Independent (189)',
              figure: `${independent.passmark}+`,
              figureLabel: 'points, minimum',
              text: 'Permanent from the first day, with no sponsor and no commitment to a place. It needs the highest scores of the three.',
              items: [
                'Occupation on the list for this visa',
                'Suitable skills assessment',
                'Competent English or better',
                `Invitation: scores of ${independent.typicalInvitation?.text} are typical`,
              ],
            },
            {
              title: 'Skilled Nominated (190)',
              figure: `${nominated.passmark}+`,
              figureLabel: 'points, minimum',
              text: 'Permanent, with the nomination of a state or territory. Each has its own list and conditions, and expects you to live there for a time.',
              items: [
                'Occupation on the state’s or territory’s list',
                'Suitable skills assessment',
                'Competent English or better, sometimes more',
                `Nomination: invitations come at ${nominated.typicalInvitation?.text}`,
              ],
            },
            {
              title: 'Skilled Work Regional (491)',
              figure: `${regional.passmark}+`,
              figureLabel: 'points, minimum',
              text: 'A provisional visa for regional Australia that can lead to the permanent subclass 191 after {{visa-191-after in words}} of living, working and paying tax there.',
              items: [
                'Nomination by a state or territory, or sponsorship by an eligible relative in a designated regional area',
                'Suitable skills assessment',
                'Competent English or better',
                'You live, work and study in regional Australia',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'Regional is wider than it sounds',
          text: 'For these visas it is every part of Australia outside Sydney, Melbourne and Brisbane. Canberra and Adelaide both count.',
        },
      ],
    },
    {
      id: 'points',
      heading: 'How points are counted',
      blocks: [
        {
          kind: 'paragraph',
          text: `You need ${independent.passmark} to be in the pool at all. The table below shows the main items; the official test also gives points for work in Australia, specialist research degrees, a professional year, a credentialled community language, and nomination.`,
        },
        {
          kind: 'pointsTable',
          caption: 'Points for the 189, 190 and 491 visas: the main items',
          groups: pointsInGuide(),
        },
        {
          kind: 'paragraph',
          text: [
            'Add yours up in the ',
            { text: 'points calculator', href: '/points-calculator' },
            ' or, item by item, in the ',
            { text: 'official points test', href: '/points-calculator/official' },
            ', and check the result against the ',
            {
              text: 'Department’s own',
              href: 'https://immi.homeaffairs.gov.au/help-support/tools/points-calculator',
            },
            ' before you rely on it. The calculator is quicker and simpler: it gives more for a master’s degree than this table does, and nothing to applicants without a partner. Its result says where the two differ; the Department’s decides.',
          ],
        },
        {
          kind: 'paragraph',
          text: `The pass mark only lets you into the pool. Invitations go to the highest scores first, so for the 189 ${independent.typicalInvitation?.text} is typical, while with a state’s nomination the 190 is commonly within reach at ${nominated.typicalInvitation?.points}+. Your birthday matters too: the age band is the one you are in when you are invited.`,
        },
        {
          kind: 'note',
          text: 'The Government has had the points test under review since 2024 and has said that it will change. It may be different by the time you are invited.',
        },
      ],
    },
    {
      id: 'process',
      heading: 'Eight steps, in order',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Find your occupation',
              text: 'Match what you do, duty by duty, with an occupation on the list for the visa you want. The lists differ between visas and between states.',
            },
            {
              title: 'Have your skills assessed',
              text: 'Each occupation has an assessing authority with its own rules and waiting time. It may decide that your skilled work began later than your first job.',
            },
            {
              title: 'Sit an English test',
              text: 'Sit it early enough to sit it again: English is where most people can still gain points.',
            },
            {
              title: 'Count your points',
              text: 'Claim only what a document can prove. A score that can’t be proved when you are invited can cost you the visa and the charge.',
            },
            {
              title: 'Lodge an expression of interest',
              text: 'The EOI in SkillSelect is free and lasts {{points-interest-validity in words}}. Keep it up to date as your work, study or family changes.',
            },
            {
              title: 'Seek nomination, if you need it',
              text: 'For the 190 and 491, apply to the state or territory as well. Some choose from the pool; others want an application.',
            },
            {
              title: 'Apply within {{points-apply-within}}',
              text: 'Once invited, lodge the application with the assessment, the test result and the proof of every point you claimed.',
            },
            {
              title: 'Health, character, decision',
              text: 'Do the medical examination and police certificates when asked. If you are granted a 189 or 190, you are a permanent resident that day.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-points',
      heading: 'If you are a few points short',
      blocks: [
        {
          kind: 'definition',
          items: [
            {
              term: 'English',
              text: 'Moving from one level to the next is usually quicker and cheaper than another degree. A new score counts from the day you have it.',
            },
            {
              term: 'Time',
              text: 'Skilled work passes thresholds on known dates. Note them, and the birthday that would move you into another age band.',
            },
            {
              term: 'Your partner',
              text: 'A partner with an assessed occupation on the right list and competent English adds points. The assessment has to exist before you are invited.',
            },
            {
              term: 'Place',
              text: 'Study in regional Australia earns points, and nomination by a state earns more. Choose a place where you would be happy to live.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Points aren’t the only way. If an employer wants you, read the ',
            { text: 'employer-sponsored guide', href: '/services/employer-sponsored' },
            ' first.',
          ],
        },
      ],
    },
    {
      id: 'costs',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'There is one charge for the main applicant and a further one for each family member, paid when you apply. Charges rise most years on 1 July, so look yours up in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            '. Allow also for the skills assessment, English tests, medical examinations, police certificates and translations.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Skilled Independent (189)',
              main: '{{visa-189-charge}}',
              adult: '{{visa-189-charge-adult}}',
              child: '{{visa-189-charge-child}}',
            },
            {
              name: 'Skilled Nominated (190)',
              main: '{{visa-190-charge}}',
            },
            {
              name: 'Skilled Work Regional (491)',
              main: '{{visa-491-charge}}',
              adult: '{{visa-491-charge-adult}}',
              child: '{{visa-491-charge-child}}',
            },
          ],
        },
      ],
    },
    {
      id: 'free-resources',
      heading: 'Free resources',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Print the worksheet and fill it in with your documents beside you. Claim points only where you have a document.',
        },
        {
          kind: 'resourceButtons',
          path: '/resources',
          labels: ['Points Test Worksheet', 'Visa Document Checklist', 'Official Government Links'],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Nearly at the score you need?',
    text: 'Work out your score, then bring it to a {free:free }{half:30-minute }consultation and we will check every claim in it.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Calculate Your Points', path: '/points-calculator' },
  },
  sources: [
    {
      title: 'Skilled Independent visa (subclass 189), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189',
    },
    {
      title: 'Skilled Nominated visa (subclass 190), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-nominated-190',
    },
    {
      title: 'Skilled Work Regional (Provisional) visa (subclass 491), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-work-regional-provisional-491',
    },
    {
      title: 'SkillSelect, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/working-in-australia/skillselect',
    },
  ],
});
