import { budgetPlanner } from './budgetPlanner';
import { documentChecklist } from './documentChecklist';
import type { FreeGuide } from './freeGuide';
import { genuineStudentWorkbook } from './genuineStudentWorkbook';
import { pointsWorksheet } from './pointsWorksheet';

/** The printable guides, in the order of the free resources. */
export const freeGuides: readonly FreeGuide[] = [
  documentChecklist,
  pointsWorksheet,
  budgetPlanner,
  genuineStudentWorkbook,
];
