import type { ListedFact } from '../../api/types';
import { choicesOf } from '../ui/lists/choiceFilter';

/** What a fact's kind is called. */
export const kindNames: Record<ListedFact['kind'], string> = {
  money: 'Australian dollars',
  duration: 'Length of time',
  range: 'Range',
  number: 'Number',
  age: 'Age',
  text: 'Text',
};

export const kindChoices = choicesOf(kindNames);
