import { brand } from '../../shared/brand';
/**
 * The company that the site presents. Every name, number and address here is a placeholder:
 * phones are from the ranges ACMA reserves for fiction, email and web addresses are example domains.
 */
export interface Company {
  name: string;
  shortName: string;
  /** One sentence for the footer and for search engines. */
  description: string;
  /** For pages that have none of their own. */
  keywords: readonly string[];
  foundedYear: number;
  /** Australian Business Number, shown in the footer. */
  abn: string;
  /** Registration numbers of the company's migration agents. */
  marns: readonly string[];
  email: string;
  /** As dialled internationally, `+61…`, and as shown. */
  phone: { dial: string; shown: string };
  urls: {
    /** Page of an outside booking service, opened in a new tab; our consultation form without it. */
    bookingPage?: string;
    /** The booking service's pop-up, 800 by 600; our consultation form without it. */
    bookingWidget?: string;
    /** Another company's form, embedded on the contact page; our own without it. */
    enquiryForm?: string;
    /** Another company's form, embedded in the consultation dialog; our own without it. */
    consultationForm?: string;
    /** Chat in a messaging app. */
    messaging: string;
  };
  social: readonly { name: 'LinkedIn' | 'Facebook' | 'Instagram'; url: string }[];
  claims: {
    clients: string;
    successRate: string;
    /** How the success rate was counted, and as of when. */
    counted: string;
    studentVisas: string;
    permanentResidencyGrants: string;
    years: string;
  };
  /** Shows claims about results (home page, our story, approval notices). False hides them all. */
  socialProof: boolean;
}

export const company: Company = {
  name: brand.name,
  shortName: brand.shortName,
  description:
    'Registered migration agents and education counsellors in Canberra, Adelaide and Ahmedabad, founded by people who came to Australia as international students.',
  keywords: [
    'Australian migration agent',
    'student visa Australia',
    'permanent residency',
    'skilled migration',
    'partner visa',
    'education counsellor',
  ],
  foundedYear: 2022,
  abn: '00 000 000 000',
  marns: ['0000001', '0000002'],
  email: 'hello@wattlepath.example',
  phone: { dial: '+61255501234', shown: '(02) 5550 1234' },
  urls: {
    messaging: 'https://chat.wattlepath.example/61255501234',
  },
  social: [
    { name: 'LinkedIn', url: 'https://social.wattlepath.example/linkedin' },
    { name: 'Facebook', url: 'https://social.wattlepath.example/facebook' },
    { name: 'Instagram', url: 'https://social.wattlepath.example/instagram' },
  ],
  claims: {
    clients: '1000+',
    successRate: '98%',
    counted: 'Success rate: granted, of the applications decided from July 2024 to June 2025.',
    studentVisas: '500+',
    permanentResidencyGrants: '500+',
    years: '2+',
  },
  socialProof: true,
};
