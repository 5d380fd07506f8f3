import { useState } from 'react';
import { useUnsaved } from './ui/forms/LeaveWarning';
import { deleteText, readText, storeText, type UnsentTexts } from './unsentText';

/**
 * A text being written. The browser stores every keystroke until the server has it, in case the
 * session ends; what it couldn't store is asked for before the page is left.
 * @param id of the enquiry.
 * @param begin returns an empty text.
 */
export function useKeptText<Kind extends 'answer' | 'note'>(
  kind: Kind,
  id: string,
  begin: () => UnsentTexts[Kind],
) {
  const [kept, setKept] = useState<UnsentTexts[Kind]>(() => readText(kind, id) ?? begin());
  const [isStored, setIsStored] = useState(true);
  const isEmpty = kept.text.trim() === '';
  useUnsaved(!isStored && !isEmpty);

  function keep(changed: UnsentTexts[Kind]): void {
    setKept(changed);
    if (changed.text === '') deleteText(kind, id);
    else setIsStored(storeText(kind, id, changed));
  }
  return { kept, isEmpty, keep, clear: () => keep(begin()) };
}
