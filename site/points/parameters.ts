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
