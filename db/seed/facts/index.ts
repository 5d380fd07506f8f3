import { employer } from './employer';
import type { SeedFact } from './fact';
import { graduate } from './graduate';
import { partner } from './partner';
import { skilled } from './skilled';
import { student } from './student';
import { visitor } from './visitor';

const all = { ...skilled, ...student, ...graduate, ...employer, ...visitor, ...partner };

export type SeedFactKey = keyof typeof all;

/** Every seeded fact, by key. Staff change values in the admin, not here. */
export const seedFacts: Readonly<Record<SeedFactKey, SeedFact>> = all;
