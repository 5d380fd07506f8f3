import type { Transaction } from '@tiptap/pm/state';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useArticleEditor } from '../useArticleEditor';
import { foreignIn, takeForeign } from './foreignPictures';

const remark = (count: number): string =>
  count === 1
    ? 'A picture could not be fetched. It stays on its own site, and may vanish.'
    : `${count} pictures could not be fetched. They stay on their own sites, and may vanish.`;

/** Fetches pictures of other sites that are pasted into the text, and says of how many that failed. */
export function useForeignPictures(): void {
  const editor = useArticleEditor();
  const notify = useNotify();
  useEffect(() => {
    async function take({ transaction }: { transaction: Transaction }) {
      if (!/^(paste|drop)$/.test(String(transaction.getMeta('uiEvent')))) return;
      const addresses = foreignIn(transaction);
      const taken = await Promise.all(addresses.map((src) => takeForeign(editor, src)));
      const left = taken.filter((isTaken) => !isTaken).length;
      if (left > 0) notify(remark(left), { type: 'warning' });
    }
    editor.on('transaction', take);
    return () => {
      editor.off('transaction', take);
    };
  }, [editor, notify]);
}
