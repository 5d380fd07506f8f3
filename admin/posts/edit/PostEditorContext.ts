import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { Blog, Publication } from '../../../api/types';
import type { NotePlaces } from '../../../shared/draftNotes';
import type { PostValues } from '../../../shared/post';
import type { ArticleText } from '../../editor/ArticleText';
import type { Banner } from '../../ui/forms/FormBanner';
import type { DraftSaver, SaveState } from './DraftSaver';
import type { OpenedPost } from './openPost';

/** A post's state besides its text. */
export interface PostStatus {
  live: Pick<Blog, 'slug' | 'updated_at'> | undefined;
  publication: Pick<Publication, 'publish_at' | 'draft_version' | 'error'> | undefined;
}

/** Why the post isn't published. It goes once its cause has gone. */
export interface Problem extends Banner {
  /** What the checks found, or that the text or the publication doesn't reach the server. */
  cause?: 'checks' | 'server';
}

/** A post being written, for all that publishes, compares or saves it. */
export interface WrittenPost {
  id: string;
  /** As it was opened. */
  opened: OpenedPost;
  /** Reloads the post and starts over. */
  reopen(): void;
  /** The post's text; its form has the other fields. */
  article: ArticleText;
  values(): PostValues;
  /** Replaces what is typed. @param notePlaces in it; undefined: they are followed. */
  load(values: PostValues, notePlaces?: NotePlaces): void;
  saver: DraftSaver;
  save: SaveState;
  /** Focuses a field by its name. */
  focus(field: string): void;
  /** Hands what is typed now to the saver. */
  collect(): void;
  status: PostStatus;
  setStatus(status: PostStatus): void;
  /** Why it wasn't published. */
  problem: Problem | undefined;
  setProblem: Dispatch<SetStateAction<Problem | undefined>>;
  isUploading: boolean;
  /** True if the post has a draft, or is about to. */
  hasDraft: boolean;
  /** True if the server knows the post. */
  isStored: boolean;
}

/** The post being edited and what can be done with it, for parts of the editor. */
export interface PostEditorContextValue extends WrittenPost {
  /** Runs work that needs the canvas uncovered by the drawer. */
  uncoverCanvas(work: () => void): void;
  saveDraft(): void;
  preview(): void;
  openSchedule(): void;
  discard(): void;
  openUnpublish(): void;
}

export const PostEditorContext = createContext<PostEditorContextValue | undefined>(undefined);

export function usePostEditor(): PostEditorContextValue {
  const editor = useContext(PostEditorContext);
  if (!editor) throw new Error('A part of the post editor stands outside it.');
  return editor;
}
