/** Query parameters of the calculator's choices, in form order. */
export const parameters = [
  'visaType',
  'age',
  'education',
  'qualification',
  'experience',
  'englishLevel',
  'partnerPoints',
] as const;

/** Query parameters of the official points test, in form order. */
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
