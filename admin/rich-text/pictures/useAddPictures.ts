import { useCallback } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { imageProblem } from '../../media/imageFile';
import { useArticleEditor } from '../useArticleEditor';
import { addPictures } from './uploadPlugin';

/** Uploads files into the text; one that can't be a picture is refused with a toast. */
export function useAddPictures() {
  const editor = useArticleEditor();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    (files: readonly File[], position: number) => {
      const problems = new Set(files.map(imageProblem).filter((problem) => problem !== undefined));
      for (const problem of problems) notify(problem, { type: 'error', title: 'Error' });
      const pictures = files.filter((file) => !imageProblem(file));
      addPictures(editor.view, pictures, position, (error) => void logoutIfAccessDenied(error));
    },
    [editor, notify, logoutIfAccessDenied],
  );
}
