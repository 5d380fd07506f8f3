const site = 'https://immi.homeaffairs.gov.au/visas';
const visas = `${site}/getting-a-visa/visa-listing`;

/** The Department's current charges. */
export const pricingEstimator = `${site}/visa-pricing-estimator`;

const processingTimes = `${site}/getting-a-visa/visa-processing-times/global-visa-processing-times`;

/** The Department's pages by visa, as in the guides' sources. */
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

/** Pages for other keys, by their beginning. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^partner-/, `${visas}/partner-onshore`],
  [/^points-/, `${site}/working-in-australia/skillselect`],
  [/^(course|police)-/, `${visas}/student-500`],
  [/^sponsor-/, `${site}/employing-and-sponsoring-someone/sponsoring-workers`],
  [/^training-/, `${site}/employing-and-sponsoring-someone/sponsoring-workers`],
];

/** All of the Department's pages that figures lead to. */
export const departmentPages: readonly string[] = [
  pricingEstimator,
  processingTimes,
  ...Object.values(byVisa),
  ...others.map(([, page]) => page),
];

/** Returns the Department's page for a fact; undefined if there is none. */
export function departmentPage(key: string): string | undefined {
  if (key.endsWith('-processing')) return processingTimes;
  const [, visa = ''] = /^(?:visa|assessment)-(\d{3})-/.exec(key) ?? [];
  return byVisa[visa] ?? others.find(([begins]) => begins.test(key))?.[1];
}
