const site = 'https://immi.homeaffairs.gov.au/visas';
const visas = `${site}/getting-a-visa/visa-listing`;

/** Where the Department says what each visa costs today. */
export const pricingEstimator = `${site}/visa-pricing-estimator`;

const processingTimes = `${site}/getting-a-visa/visa-processing-times/global-visa-processing-times`;

/** The Department's pages by the visas of facts' keys, as the guides' sources have them. */
const byVisa: Readonly<Record<string, string>> = {
  186: `${visas}/employer-nomination-scheme-186`,
  189: `${visas}/skilled-independent-189`,
  190: `${visas}/skilled-nominated-190`,
  191: `${visas}/permanent-residence-skilled-regional-191`,
  300: `${visas}/prospective-marriage-300`,
  309: `${visas}/partner-offshore`,
  482: `${visas}/skills-in-demand-visa-subclass-482`,
  485: `${visas}/temporary-graduate-485`,
  491: `${visas}/skilled-work-regional-provisional-491`,
  494: `${visas}/skilled-employer-sponsored-regional-494`,
  500: `${visas}/student-500`,
  600: `${visas}/visitor-600`,
  820: `${visas}/partner-onshore`,
  870: `${visas}/sponsored-parent-temporary-870`,
};

/** The same by how keys begin that name no visa. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^partner-/, `${visas}/partner-onshore`],
  [/^points-/, `${site}/working-in-australia/skillselect`],
  [/^(course|police)-/, `${visas}/student-500`],
  [/^sponsor-/, `${site}/employing-and-sponsoring-someone/sponsoring-workers`],
  [/^training-/, `${site}/employing-and-sponsoring-someone/sponsoring-workers`],
];

/** The Department's page for a figure, by its fact's key; undefined where it has none. */
export function departmentPage(key: string): string | undefined {
  if (key.endsWith('-processing')) return processingTimes;
  const [, visa = ''] = /^(?:visa|assessment)-(\d{3})-/.exec(key) ?? [];
  return byVisa[visa] ?? others.find(([begins]) => begins.test(key))?.[1];
}
