/**
 * Amounts, times, ages and percentages that aren't about a visa, and so may stand as they are, by what they are.
 * @type {Record<string, readonly string[]>}
 */
export const exceptions = {
  'what the company promises and claims': [
    'in a consultation, for 7 years',
    'this address after two weeks',
    'Seven years after the last action',
    'within 30 days',
    'within two working days',
    'within 14 days',
    'Three months after the last such search',
    'three months after the last visit',
    'a day within a year',
    'worth $200+',
    "'98%'",
  ],
  'people’s lives': ['nine years in human resources', 'by four days'],
  'what was asked in the form': [
    "'Within 6 months'",
    "'In 6 to 12 months'",
    'Under $10,000',
    '$10,000 to $30,000',
    'Over $30,000',
    "'0–2 years'",
    "'3–4 years'",
    "'5–7 years'",
    "'8 years or more'",
  ],
  'bands of the points test': [
    "'18–24 years'",
    "'25–32 years'",
    "'33–39 years'",
    "'40–44 years'",
    "'45 years or over'",
    "'Fewer than 3 years'",
  ],
  'advice of ours': [
    'deposits in the last six months',
    'live three months without wages',
    'more than three months, and what I did',
    'Five years from now',
    'at least three months; explain',
  ],
  'levels of English as the specification names them': [
    'Competent (IELTS 6.0)',
    'Proficient (IELTS 7.0)',
    'Superior (IELTS 8.0)',
  ],
  'stories and figures of speech': ['Six months, to see our', 'Australia one day'],
  'what a fortnight is': ['period of 14 days'],
  'the part of a window in which a section is read': ["'-33% 0px -67% 0px'"],
  'who a child is': ['for somebody under 18'],
  'workplace law': ['within one working day'],
  'program code': ['width="100%"'],
};
