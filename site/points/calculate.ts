import {
  type Criterion,
  type PointsCriterion,
  type PointsItem,
  type PointsVisa,
  pointsTable,
  recommendations,
  type VisaType,
  visaTypes,
} from '../content/points';

/** Choices by ids of the points table; `qualification` is the extra of education. */
export type PointsChoices = Partial<Record<'visaType' | 'qualification' | Criterion, string>>;

export interface PointsLine {
  criterion: string;
  rule?: string;
  /** The chosen item; absent without a choice. */
  description?: string;
  points: number;
}

export interface PointsResult {
  choices: PointsChoices;
  visaType: VisaType;
  visa: PointsVisa;
  totalPoints: number;
  breakdown: readonly PointsLine[];
  eligible: boolean;
  recommendations: readonly string[];
}

const isVisaType = (id: string): id is VisaType => Object.hasOwn(visaTypes, id);

/**
 * Adds up the points of the choices and compares them with the visa's pass mark.
 * @returns undefined if no visa type was chosen.
 * @throws RangeError for a choice not in the points table.
 */
export function calculate(choices: PointsChoices): PointsResult | undefined {
  const { visaType } = choices;
  if (!visaType) return undefined;
  if (!isVisaType(visaType)) throw new RangeError(`There is no visa type ${visaType}.`);
  const visa = visaTypes[visaType];
  const breakdown = breakDown(choices);
  const totalPoints = breakdown.reduce((sum, { points }) => sum + points, 0);
  const eligible = totalPoints >= visa.passmark;
  return {
    choices,
    visaType,
    visa,
    totalPoints,
    breakdown,
    eligible,
    recommendations: eligible ? recommendations.eligible : recommendations.notEligible,
  };
}

/** The maximum total of the form's choices. */
export const maxPoints = Object.values(pointsTable)
  .filter(({ inForm }) => inForm)
  .reduce((sum, { items, extra }) => {
    const max = Math.max(...items.map(({ points }) => points));
    return sum + max + (extra?.points ?? 0);
  }, 0);

function breakDown(choices: PointsChoices): PointsLine[] {
  return criteria().flatMap(([name, { label, items, extra, inForm }]) => {
    // Study in Australia earns its points once, however it was claimed.
    if (name === 'australianStudy' && choices.qualification && choices.education) return [];
    const item = itemOf(name, items, choices[name]);
    const line = { criterion: label, description: item?.label, points: item?.points ?? 0 };
    const claimed = extra && itemOf(name, [extra], choices.qualification) && extra;
    return [
      ...(item || inForm ? [line] : []),
      ...(claimed ? [extraLine(claimed, item !== undefined)] : []),
    ];
  });
}

function extraLine(extra: NonNullable<PointsCriterion['extra']>, counts: boolean): PointsLine {
  const { label, points, chosen, withoutItem } = extra;
  return counts
    ? { criterion: label, description: chosen, points }
    : { criterion: label, description: withoutItem, points: 0 };
}

function criteria(): [Criterion, PointsCriterion][] {
  return Object.entries(pointsTable) as [Criterion, PointsCriterion][];
}

function itemOf(
  criterion: Criterion,
  items: readonly PointsItem[],
  id: string | undefined,
): PointsItem | undefined {
  if (!id) return undefined;
  const item = items.find((each) => each.id === id);
  if (!item) throw new RangeError(`The points table has no ${id} under ${criterion}.`);
  return item;
}
