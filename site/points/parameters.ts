/** The query parameters that hold the calculator's choices, in the order of its form. */
export const parameters = [
  'visaType',
  'age',
  'education',
  'qualification',
  'experience',
  'englishLevel',
  'partnerPoints',
] as const;

/** The query parameters that hold the answers to the official points test, in the order of its form. */
export const officialParameters = [
  'visa',
  'age',
  'test',
  'taken',
  'listening',
  'reading',
  'writing',
  'speaking',
  'english',
  'passport',
  'overseas',
  'australian',
  'qualification',
  'specialist',
  'study',
  'regional',
  'year',
  'language',
  'partner',
] as const;

export const scoreParameters = ['listening', 'reading', 'writing', 'speaking'] as const;
