import { overseasOffices } from '../../../shared/firmText';
import { dialOf } from '../../../shared/phone';
import type { Firm } from '../../../shared/publicFirm';
import { retention } from '../retention';
import { type Policy, toOffice } from './policy';

/** Tells whether other companies' forms replace some of ours. */
const hasOutsideForms = (company: Firm['company']): boolean =>
  [
    company.booking_page,
    company.booking_widget,
    company.consultation_form,
    company.enquiry_form,
  ].some(Boolean);

interface Practice extends Pick<Firm, 'company' | 'offices'> {
  hasBrevo: boolean;
}

/**
 * The privacy policy: eleven sections describing what this software and the practice do.
 * @param hasBrevo whether Brevo stores the newsletter's list and sends mail.
 */
export const privacyPolicy = ({ hasBrevo, company, offices }: Practice): Policy => ({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  dates: [
    { text: 'Last updated', iso: '2025-08-25', shown: 'August 25, 2025' },
    {
      text: 'Newer: what this site counts, what comes with an enquiry and what you may answer before a consultation (2 and 9), our own forms and children (3), what programs decide (4), email and offices abroad (5 and 6), how long we keep information (7) and changes (10), on',
      iso: '2026-11-30',
      shown: '30 November 2026',
    },
  ],
  lead: `How ${company.name} looks after what you tell us, in plain words. It is governed by the Australian Privacy Act 1988 and the Australian Privacy Principles.`,
  sections: [
    {
      id: 'introduction',
      heading: '1. Introduction',
      blocks: [
        {
          kind: 'paragraph',
          text: `This policy is about personal information that ${company.name} (“we”) collects through this website and in the course of giving migration and education services. We handle it under the Privacy Act 1988 (Cth) and the Australian Privacy Principles (APPs), wherever in the world you are when you give it to us.`,
        },
        {
          kind: 'paragraph',
          text: 'You can read every page of this site, use the calculator and take the assessment without telling us who you are. You may also deal with us under another name while your questions are general. We need to know who you are once we act for you.',
        },
      ],
    },
    {
      id: 'information-we-collect',
      heading: '2. Information we collect',
      blocks: [
        { kind: 'paragraph', text: 'What we hold depends on your dealings with us.' },
        {
          kind: 'definition',
          items: [
            {
              term: 'If you subscribe',
              text: 'Your email address, and your name if you asked for the free guides.',
            },
            {
              term: 'If you enquire or book',
              text: 'Your name and contact details, how you want to be contacted, what you wrote or told us and when, the times you suggested, your assessment answers or the points result you chose to send, and which privacy notice you were shown. Also the page of ours on which you arrived, the site that led you there, and the campaign if its link named one. Your browser keeps these in its tab and sends them with a form only.',
            },
            {
              term: 'If you answer our questions before a consultation',
              text: 'What you choose to answer: where you are, your visa and when it ends, your nationality, which family would come along, visas that were refused or cancelled, and what you would like to know by when. It belongs to your enquiry. A cookie lets the browser in which you wrote an answer show it again; nobody else who has the link sees it.',
            },
            {
              term: 'If you become a client',
              text: 'What your application needs: identity documents, passport and visa history, study, work, family, money, and sometimes health or police records. Some of this is sensitive information under the Act. We collect it with your consent, and only where the application needs it.',
            },
            {
              term: 'If you only visit this site',
              text: 'Nothing that we keep in order to recognise you. When you submit a form, we count requests from your network to prevent abuse. We don’t keep the address for that, only a code made from it that can’t be read without a secret key, and delete it after an hour at most. If you book a time, the code stays with your booking for a day, so that we can free times that one network took. Searches are counted in the server’s memory, for a minute.',
            },
            {
              term: 'If a search finds nothing',
              text: 'The words alone, and how often they were searched for, so that we learn what to write about. Not who searched. Words with an email address or a long number aren’t kept.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you follow a link to a page that we don’t have, we count the address and the name of the site with the link, so that we can lead others to the right page. Not who followed it. We delete the count three months after the last visit.',
        },
        {
          kind: 'paragraph',
          text: 'The points calculator and the visa assessment work out their results in your browser. The calculator’s choices become part of the page’s address, so that you can save or share the result; if you open such an address, it is sent to our server, as for any page. We don’t store it. What you enter in the assessment stays in your browser unless you send it to us with the form at the end.',
        },
      ],
    },
    {
      id: 'how-we-collect',
      heading: '3. How we collect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'From you, wherever possible: the forms on this site, email, telephone, chat, and meetings in person or by video. If you send us something we didn’t ask for and couldn’t properly have collected, we destroy it or remove what identifies you.',
        },
        {
          kind: 'paragraph',
          text: 'The enquiry, consultation and assessment forms on our pages are our own: what you send goes to our server. We never ask for passport numbers or health details there; please don’t send them that way. What you type is kept in your browser tab until you send it or close the tab, so that a lost connection doesn’t lose it.',
        },
        ...(hasOutsideForms(company)
          ? ([
              {
                kind: 'paragraph',
                text: 'Some of our forms and booking pages belong to other companies and are shown inside our pages or open in a new tab. They load only when you open them. Until then those companies learn nothing about your visit. Once open, they collect what you enter under their own privacy policies and pass it to us.',
              },
            ] as const)
          : []),
        {
          kind: 'paragraph',
          text: 'Our forms are for adults: for somebody under 18, a parent or guardian writes. If a child has written to us alone, we destroy what they sent as soon as they or their parents ask.',
        },
        {
          kind: 'paragraph',
          text: 'If you are a client, we may also receive information from people you have named: a partner, sponsor, employer, school or assessing authority. If you give us information about somebody else, please tell them, and show them this policy.',
        },
      ],
    },
    {
      id: 'use',
      heading: '4. How we use it',
      blocks: [
        {
          kind: 'list',
          items: [
            'To answer you, arrange consultations and give the advice and services you engage us for',
            'To prepare, lodge and follow applications for visas, enrolments and skills assessments',
            'To send the newsletter, if you subscribed',
            'To keep the records that migration law, tax law and our Code of Conduct require',
            'To keep this site working and safe from abuse',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every newsletter has a link that stops it. We don’t sell personal information, and we don’t use it for advertising.',
        },
        {
          kind: 'paragraph',
          text: 'Four small things are decided by a program, from what you send. None of them decides about a visa, or whether we act for you: people do. The calculator and the assessment only show you, on your screen, what the rules might mean for you.',
        },
        {
          kind: 'definition',
          items: [
            {
              term: 'Who reads it first',
              text: 'By the country you live in, your topic, and whom you asked for, a program chooses the office and the person your message goes to. Ask for somebody else, and any of our staff can hand it on.',
            },
            {
              term: 'What looks like advertising',
              text: 'From the words and links of a message, the name and country with it, and how the form was filled in, a program judges whether it is advertising. If so, it is set aside and nobody gets mail about it. Our staff look through what was set aside and can bring it back; if you hear nothing, call us.',
            },
            {
              term: 'What comes too often',
              text: 'A program counts messages by a code made from your network’s address, by your email address, and in all. Above a limit it refuses more for minutes, an hour or a day, and says so. Call or email us instead: our staff take your message as they would from the form.',
            },
            {
              term: 'Which times you are offered',
              text: 'From your topic and the way you want to meet, a program offers the times of the people who may advise on it, and keeps few times for one network until they are confirmed. Our staff can book any other time for you.',
            },
          ],
        },
      ],
    },
    {
      id: 'disclosure',
      heading: '5. Who else receives it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We disclose personal information for the purposes above, or where the law requires or allows it, to:',
        },
        {
          kind: 'list',
          items: [
            'The Department of Home Affairs, assessing authorities, education providers, health insurers and others who decide on or support your application, with your authority',
            hasBrevo
              ? 'Our email provider, Brevo, which stores newsletter addresses, sends the newsletter and delivers our replies to you'
              : 'The company that carries our email, which delivers our replies to you',
            hasOutsideForms(company)
              ? 'The providers of the forms and booking pages that aren’t our own, the messaging app if you choose to chat, and the companies that host our systems'
              : 'The messaging app if you choose to chat, and the companies that host our systems',
            'Translators, lawyers and other advisers, where you have agreed',
            'Courts, tribunals and regulators, among them the Office of the Migration Agents Registration Authority',
          ],
        },
        {
          kind: 'paragraph',
          text: `Some of these are overseas. ${overseasOffices({ offices }) && `Our own staff in ${overseasOffices({ offices })}, may work on your file.`}${hasBrevo ? ' Brevo is a French company that stores data in the European Union.' : ''} Requests about your education or documents may go to the country you come from. Before we disclose information to somebody overseas, we take reasonable steps to ensure that it is handled as the APPs require.`,
        },
      ],
    },
    {
      id: 'storage-and-security',
      heading: '6. Storage and security',
      blocks: [
        {
          kind: 'paragraph',
          text: `What you send with a form is stored in this site’s own database, which only our staff can read after signing in.${hasBrevo ? ' Newsletter and free-guide requests are passed on to Brevo.' : ''} Pages and forms are sent over an encrypted connection. Our staff’s passwords are never stored in a readable form, their sessions end when unused, and repeated failed sign-ins are blocked for a time.`,
        },
        {
          kind: 'paragraph',
          text: 'Client files are kept apart from this website, in systems that only the people working on them may open. Paper files are locked away.',
        },
        {
          kind: 'paragraph',
          text: 'No system is perfectly safe. If a breach is likely to cause you serious harm, we will tell you and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.',
        },
      ],
    },
    {
      id: 'retention',
      heading: '7. How long we keep it',
      blocks: [
        {
          kind: 'definition',
          items: [
            {
              term: 'Newsletter address',
              text: `Until you unsubscribe or ask us to delete it; ${retention.unconfirmedDays} days if we ask you to confirm it and you don’t. We keep a record of what you agreed to, and when, for ${retention.consentMonths} months longer, to show that we were allowed to write to you; after that we keep your address alone, so that nobody can add it again.`,
            },
            {
              term: 'Enquiry, consultation request or assessment',
              text: `${retention.enquiryMonths} months after we close it, in case you come back: with our notes and replies, our calls with you, corrections, how it ended, and which of your enquiries belong together. If you became a client, or had a consultation with us, ${retention.recordYears} years after the last action, as our Code of Conduct requires of the record of what was advised.`,
            },
            {
              term: 'Consultation',
              text: `As the enquiry it belongs to; ${retention.unconfirmedBookingHours} hours if we ask you to confirm it and you don’t. You and the person you meet get it by email, with a calendar entry. If you ask us to delete what we hold, we cancel what is to come, and take it out of their calendar; of one that was held we may keep your name, the day and our note of what was advised, for those ${retention.recordYears} years.`,
            },
            {
              term: 'Message set aside as advertising',
              text: `${retention.spamDays} days.`,
            },
            {
              term: 'Backups',
              text: `Deleted information is gone from our backups within ${retention.backupDays} days.`,
            },
            {
              term: 'Client file',
              text: 'Seven years after the last action on it, as our Code of Conduct requires, and longer only if the law says so.',
            },
            {
              term: 'Counts that prevent abuse',
              text: 'An hour for your network, or a day with a booking; a day for a code made from your message and email address, so that the same message doesn’t arrive many times.',
            },
            {
              term: 'Words of a search that found nothing',
              text: 'Three months after the last such search, or until somebody of that name asks us to delete what we hold.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'After that we destroy the information or remove what identifies you. Your original documents are yours, and are returned to you.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: '8. Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may ask what we hold about you, receive a copy, and have it corrected if it is wrong, out of date or incomplete. You may withdraw your consent or ask us to delete what we no longer need. We will ask you to prove who you are, and answer within 30 days. There is no charge for asking or for a correction. If we must refuse, we will say why in writing.',
        },
        {
          kind: 'paragraph',
          text: [
            'If you think we have handled your information badly, tell us first, in writing. We will reply within 30 days. If our answer doesn’t satisfy you, you can complain to the ',
            {
              text: 'Office of the Australian Information Commissioner',
              href: 'https://www.oaic.gov.au/',
            },
            '. If you are in the European Union or the United Kingdom, you may have further rights under the law there.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      heading: '9. Cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This site sets no cookies for its visitors: none for tracking, for advertising or for statistics. There is nothing to accept, so there is no banner. One exception does what you ask for: if you answer our questions before a consultation, a cookie of that consultation’s page alone lets your browser show what you wrote.',
        },
        {
          kind: 'paragraph',
          text: 'Our own editors, when they sign in to manage articles, receive the cookies that sign-in needs, and their browser remembers a user name and the layout they prefer. None of this affects other visitors.',
        },
        ...(hasOutsideForms(company)
          ? ([
              {
                kind: 'paragraph',
                text: 'The forms and booking pages of other companies may set cookies of their own once you open them. If you would rather they didn’t, call or email us: we will do the same for you.',
              },
            ] as const)
          : []),
      ],
    },
    {
      id: 'changes',
      heading: '10. Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When our practice changes, we update this page, name the passages at the top and give the day. If a change matters to information we already hold about you, we will tell you by email before it takes effect. You may ask us for a copy of this policy on paper, or of an earlier one, free of charge.',
        },
      ],
    },
    {
      id: 'contact',
      heading: '11. Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'For access, correction, complaints or questions, write to our privacy officer at ',
            { text: company.email, href: `mailto:${company.email}` },
            ', call ',
            { text: company.phone, href: `tel:${dialOf(company)}` },
            ...toOffice(
              offices,
              (office) => `, or send a letter to ${office}. Its address is on the `,
            ),
            '.',
          ],
        },
      ],
    },
  ],
  seo: {
    title: 'Privacy Policy',
    description:
      'What we collect, why, who receives it, how long we keep it and your rights under the Australian Privacy Act 1988 and the Australian Privacy Principles.',
    keywords: ['privacy policy', 'Australian Privacy Principles', 'Privacy Act 1988'],
  },
});
