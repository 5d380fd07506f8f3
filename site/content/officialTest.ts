import { withOfficial } from './official';
import { type Criterion, pointsTable } from './points';

/** A difference between the quick estimate and the official test. */
export interface OfficialDifference {
  /** The answers affected, by the calculator's ids; absent if it affects everybody. */
  about?: Partial<Record<'visaType' | 'qualification' | Criterion, readonly string[]>>;
  text: string;
}

const master = pointsTable.education.items.find(({ id }) => id === 'master');

/** Notes on the official test in the calculator's result. Missing answers are ''. */
export const officialTest = withOfficial({
  heading: 'Where the official test differs',
  lead: 'This is a quick estimate. For answers like yours the official test can give fewer points or more:',
  differences: [
    {
      about: { education: ['master'] },
      text: `Fewer: a master’s degree earns {{points-master}} there, not ${master?.points}.`,
    },
    {
      about: { education: [''] },
      text: 'More: {{points-diploma}} for a diploma, a trade, or an award that the assessing authority recognises.',
    },
    {
      about: { englishLevel: [''] },
      text: 'None, if your English is below competent: that level is needed for an invitation.',
    },
    {
      about: { age: ['45-up'] },
      text: 'None: you must be under {{points-age-limit}} on the day you are invited.',
    },
    {
      about: { experience: ['3', '5', '8'] },
      text: 'Fewer, where your work was outside your nominated or a closely related occupation, or more than {{points-work-window in words}} ago.',
    },
    {
      about: { qualification: ['australian'] },
      text: 'Fewer, where your study in Australia came to less than {{points-study-time in words}}.',
    },
    {
      about: { partnerPoints: ['yes'] },
      text: 'Fewer, unless your partner is under {{points-age-limit}}, has competent English, and has a skills assessment for an occupation on the same list.',
    },
    {
      about: { partnerPoints: ['no', ''] },
      text: 'More: {{points-single}} if you have no partner, or if your partner is an Australian citizen or permanent resident; {{points-partner-english}} if your partner has competent English only.',
    },
    {
      about: { visaType: ['190'] },
      text: 'More: {{points-nominated-190}} for nomination by a state or territory.',
    },
    {
      about: { visaType: ['491'] },
      text: 'More: {{points-nominated-491}} for nomination by a state or territory, or sponsorship by a relative.',
    },
    {
      text: 'More: for skilled work in Australia from its first year (with work overseas, {{points-work-most}} at most), study in regional Australia ({{points-regional-study}}), certain research degrees ({{points-specialist-education}}), a professional year ({{points-professional-year}}) or a community language ({{points-community-language}}).',
    },
  ] as readonly OfficialDifference[],
});
