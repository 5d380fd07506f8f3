import { createContext, useContext } from 'react';
import type { Blog, Publication } from '../../../api/types';
import type { DraftSaver, SaveState } from './DraftSaver';

/** Where a post stands besides its text. */
export interface PostStatus {
  live: Pick<Blog, 'slug' | 'updated_at'> | undefined;
  publication: Pick<Publication, 'publish_at' | 'draft_version' | 'error'> | undefined;
}

/** The post that is edited, for the parts of the editor. */
export interface PostEditorContextValue {
  id: string;
  saver: DraftSaver;
  save: SaveState;
  status: PostStatus;
  setStatus(status: PostStatus): void;
  /** Whether it has a working copy, or gets one in a moment. */
  hasDraft: boolean;
  /** Whether the server knows the post. */
  isStored: boolean;
  isUploading: boolean;
  /** Does what needs the canvas in sight, once no drawer covers it. */
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
