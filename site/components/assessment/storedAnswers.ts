import { knownAnswers, noAnswers } from '../../assessment/answers';
import { createTabStore } from '../store';

/** What this tab's visitor answered; it survives a reload and a look at another page. */
export const storedAnswers = createTabStore('visa-assessment', noAnswers, knownAnswers);
