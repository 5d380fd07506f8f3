import type { FreeGuide } from './freeGuide';

const notes = ['Where it is', 'Done on'] as const;

export const documentChecklist: FreeGuide = {
  slug: 'visa-document-checklist',
  title: 'Visa Document Checklist',
  description:
    'A printable checklist of the documents that most Australian visa applications ask for, with room to note where each one is and when it was done.',
  keywords: ['visa document checklist', 'Australian visa documents', 'printable checklist'],
  lead: 'Work through the first three parts whatever your visa, then the part that is yours. Cross out what doesn’t apply. The Department’s own list in ImmiAccount has the last word.',
  sections: [
    {
      id: 'before',
      heading: 'Before you start',
      blocks: [
        {
          kind: 'text',
          text: 'Scan in colour, one document to a file, and name files so that a stranger could find them: “03 Bank statement March 2026, A Shah”. Check that every page is there and every corner is in the picture.',
        },
        {
          kind: 'worksheet',
          caption: 'My dates',
          columns: ['What', 'Date'],
          rows: [
            ['My passport expires on', ''],
            ['My current visa, if any, ends on', ''],
            ['I want to lodge by', ''],
            ['My English test result is valid until', ''],
          ],
        },
      ],
    },
    {
      id: 'identity',
      heading: 'Who you are',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'Passport: the page with your photograph, and every page with a stamp or visa',
            'Earlier passports, if you still have them',
            'Birth certificate showing both parents’ names',
            'National identity card',
            'Proof of every change of name: marriage, deed poll, divorce',
            'Recent passport photograph',
            'Grant letters and refusal letters for earlier visas, for any country',
          ],
        },
      ],
    },
    {
      id: 'family',
      heading: 'Your family',
      blocks: [
        {
          kind: 'text',
          text: 'List everybody the form asks about, including those who won’t travel. A family member left out now can be hard to bring in later.',
        },
        {
          kind: 'checklist',
          notes,
          items: [
            'Marriage certificate or proof of a registered relationship',
            'Divorce or death certificate for an earlier marriage',
            'Birth certificates of children',
            'Custody orders, or the other parent’s consent, for children who travel',
            'Passports of each person included',
          ],
        },
      ],
    },
    {
      id: 'health-character',
      heading: 'Health and character',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'List of every address in the last {{police-check-window in words}}, with months',
            'Police certificate from each country where you spent {{police-check-stay}} or more in the last {{police-check-window in words}}, once you are asked for it or told to have it ready',
            'Military service record or discharge papers',
            'Health examination, booked with your HAP ID',
            'Health insurance certificate, where the visa needs one',
          ],
        },
      ],
    },
    {
      id: 'student',
      heading: 'If you will study',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'Confirmation of Enrolment for each course',
            'School and university transcripts and certificates',
            'English test result',
            'Bank statements, loan letter or sponsor’s income, and who the sponsor is to you',
            'Receipt for tuition already paid',
            'Overseas Student Health Cover certificate',
            'Answers to the Genuine Student questions, and what supports each',
          ],
        },
      ],
    },
    {
      id: 'work',
      heading: 'If you will work or have been invited',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'Skills assessment',
            'References from each employer on letterhead: dates, hours, position, duties, pay, and the name of the person who signed',
            'Payslips, tax papers and bank records that agree with the references',
            'Degree certificates and transcripts',
            'Licence or registration, where the work needs one',
            'Contract and nomination details, if an employer sponsors you',
            'Proof of every point claimed in the expression of interest',
          ],
        },
      ],
    },
    {
      id: 'partner',
      heading: 'If you will join a partner',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'Partner’s passport, citizenship or residence, and police checks',
            'Financial: joint account, shared bills, who pays for what',
            'Household: lease or title, letters to each of you at one address',
            'Social: statements from friends and family, photographs with dates and names',
            'Commitment: a statement from each of you, written separately; plans; time apart',
          ],
        },
      ],
    },
    {
      id: 'visitor',
      heading: 'If you will visit',
      blocks: [
        {
          kind: 'checklist',
          notes,
          items: [
            'A plan with dates and places',
            'Invitation, and the host’s immigration status and finances',
            'Bank statements, with large deposits explained',
            'Reasons to return: work and approved leave, property, study, family',
          ],
        },
      ],
    },
    {
      id: 'last',
      heading: 'The day before you lodge',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Names and dates of birth agree on every document, or the difference is explained',
            'Everything not in English has a translation, with the translator’s name and credentials',
            'No document has been altered, and no answer is a guess',
            'The answers on the form agree with the answers on earlier forms',
            'I have a copy of everything',
          ],
        },
        { kind: 'lines', prompt: 'Still missing, and who will get it', lines: 5 },
      ],
    },
  ],
};
