import { brand } from '../../shared/brand';
/**
 * The company with which a new file starts; afterwards it is Company in the admin. Every name, number and address is a placeholder: phones are
 * from ACMA's ranges for fiction, email and web addresses are example domains.
 */
export interface Company {
  name: string;
  shortName: string;
  /** One sentence for the footer and search engines. */
  description: string;
  /** Default keywords of pages. */
  keywords: readonly string[];
  foundedYear: number;
  /** Australian Business Number, shown in the footer. */
  abn: string;
  /** Registration numbers of the company's migration agents. */
  marns: readonly string[];
  email: string;
  /** For dialling (`+61…`) and for display. */
  phone: { dial: string; shown: string };
  urls: {
    /** Page of an outside booking service, opened in a new tab; default: our consultation form. */
    bookingPage?: string;
    /** The booking service's pop-up, 800 by 600; default: our consultation form. */
    bookingWidget?: string;
    /** Another company's form, embedded on the contact page; default: our own. */
    enquiryForm?: string;
    /** Another company's form, embedded in the consultation dialog; default: our own. */
    consultationForm?: string;
    /** Chat in a messaging app. */
    messaging: string;
  };
  social: readonly { name: 'LinkedIn' | 'Facebook' | 'Instagram'; url: string }[];
  claims: {
    clients: string;
    successRate: string;
    /** How and when the success rate was counted. */
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
    'Registered migration agents and education counsellors in {cities}, founded by people who came to Australia as international students.',
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
