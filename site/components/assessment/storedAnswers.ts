import { knownAnswers, noAnswers } from '../../assessment/answers';
import { createTabStore } from '../store';

/** This tab's answers, which survive a reload and visits to other pages. */
export const storedAnswers = createTabStore('visa-assessment', noAnswers, knownAnswers);
