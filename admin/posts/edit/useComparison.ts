import { useEffect, useEffectEvent, useState } from 'react';
import type { Blog } from '../../../api/types';
import type { NotePlaces } from '../../../shared/draftNotes';
import { isSamePost, type PostValues, postValuesOf } from '../../../shared/post';
import { lastUsername } from '../../signedIn';
import type { LocalDraft } from '../../unsentText';
import type { OpenedPost } from './openPost';
import type { WrittenPost } from './PostEditorContext';
import {
  discardDraft,
  publishPost,
  readStored,
  type StoredPost,
  type Versions,
  versionsOf,
} from './postApi';

/** Two texts of one post, of which the editor chooses one. */
export interface Comparison {
  title: string;
  /** The local text is older than the server's. */
  isTypedOlder?: boolean;
  stored: PostValues;
  typed: PostValues;
  /** Where words of notes stand in what was typed. */
  notePlaces: NotePlaces;
  /** Versions that keeping mine is based on. */
  versions: Versions;
  /** True if the server's text is a draft. */
  isCopy: boolean;
  /** False if one must be chosen. */
  canClose: boolean;
}

/** Handles a newer text on the server: changes nothing without asking. */
export function useComparison(post: WrittenPost) {
  const { id, opened, article, saver, save, reopen, values, load } = post;
  const { conflict } = opened;
  const [comparison, setComparison] = useState<Comparison | undefined>(
    conflict && {
      title: isOlder(conflict, opened)
        ? 'This browser has an older text of this post'
        : 'This browser has another text of this post',
      isTypedOlder: isOlder(conflict, opened),
      stored: opened.stored,
      typed: conflict.values,
      notePlaces: conflict.notePlaces ?? {},
      versions: versionsOf(opened),
      isCopy: true,
      canClose: false,
    },
  );

  const published = useEffectEvent((live: Blog) =>
    post.setStatus({ live, publication: undefined }),
  );
  useEffect(() => {
    if (save.kind !== 'stale') return;
    const { draftVersion } = saver.versions;
    readStored(id).then(
      async ({ draft, live, post: listed }) => {
        const title = savedBy(draft?.saved_by ?? listed?.updated_by);
        // Repeats the result of a publication whose response was lost; without a draft, none is
        // created.
        const ours =
          live &&
          !draft &&
          draftVersion &&
          (await publishPost(id, draftVersion).catch(() => undefined));
        if (ours) {
          saver.rebase({ draftVersion: undefined, baseVersion: ours.updated_at });
          return published(ours);
        }
        if (listed?.state === 'trash') return;
        const versions = versionsOf({ draft, live });
        const stored = postValuesOf(draft ?? live ?? {});
        const typed = values();
        // The same text went live on schedule meanwhile, or its save arrived without a response.
        if (isSamePost(stored, saver.saved) || isSamePost(stored, typed)) {
          return saver.rebase(versions, stored);
        }
        const notePlaces = article.notePlaces();
        setComparison({
          title,
          stored,
          typed,
          notePlaces,
          versions,
          isCopy: true,
          canClose: true,
        });
      },
      (error: unknown) => console.error(error),
    );
  }, [save, id, saver, values, article]);

  /** After a refused publication: the draft, or the live post, isn't the one in the editor any more. */
  function compareWithStored({ draft, live }: StoredPost, publishedBy: string | undefined) {
    const { draftVersion } = saver.versions;
    const isCopy = draft !== undefined && draft.updated_at !== draftVersion;
    setComparison({
      title: savedBy(isCopy ? draft.saved_by : publishedBy),
      stored: postValuesOf((isCopy ? draft : live) ?? {}),
      typed: values(),
      notePlaces: article.notePlaces(),
      versions: isCopy
        ? versionsOf({ draft, live })
        : { draftVersion, baseVersion: live?.updated_at ?? null },
      isCopy,
      canClose: true,
    });
  }

  async function takeTheirs() {
    if (comparison && !comparison.isCopy) await saver.holding(() => discardDraft(id));
    await saver.discard();
    reopen();
  }

  /** @returns whether a publication was refused, so that it can be retried. */
  async function keepMine(): Promise<boolean> {
    if (!comparison) return false;
    const { typed, notePlaces, stored, versions, isCopy } = comparison;
    setComparison(undefined);
    if (!isSamePost(values(), typed)) load(typed, notePlaces);
    saver.rebase(versions, stored);
    saver.change(typed, notePlaces);
    const isSaved = await saver.flush(true);
    return isSaved && !isCopy;
  }

  return {
    comparison,
    close: () => setComparison(undefined),
    compareWithStored,
    takeTheirs,
    keepMine,
  };
}

/** @param name of who saved; undefined if unknown. */
function savedBy(name: string | undefined): string {
  if (!name) return 'This was saved meanwhile';
  return name === lastUsername() ? 'You saved this in another tab' : `${name} saved this meanwhile`;
}

function isOlder({ keptAt }: LocalDraft, { draft, live }: OpenedPost): boolean {
  return keptAt < (draft?.updated_at ?? live?.updated_at ?? '');
}
