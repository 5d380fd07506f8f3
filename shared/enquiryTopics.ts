/** Topics of a message, sent as displayed. */
export const enquiryTopics: readonly string[] = [
  'Permanent residency',
  'Employer sponsorship',
  'Studying in Australia',
  'Work after study',
  'A visit',
  'Partner or family',
  'Something else',
];

/** Topics that don't need a registered migration agent by themselves. */
const notAboutVisas: readonly string[] = ['Studying in Australia', 'Something else', ''];

/** Tells whether an enquiry asks for advice on visas, which only registered agents may give. */
export const isVisaQuestion = ({ kind, topic }: { kind: string; topic: string }): boolean =>
  kind === 'assessment' || !notAboutVisas.includes(topic);
