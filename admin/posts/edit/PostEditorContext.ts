import { createContext, useContext } from 'react';
import type { Blog, Publication } from '../../../api/types';
import type { Banner } from '../../ui/forms/FormBanner';
import type { DraftSaver, SaveState } from './DraftSaver';

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

/** The post being edited, for parts of the editor. */
export interface PostEditorContextValue {
  id: string;
  saver: DraftSaver;
  save: SaveState;
  status: PostStatus;
  setStatus(status: PostStatus): void;
  /** True if the post has a draft, or is about to. */
  hasDraft: boolean;
  /** True if the server knows the post. */
  isStored: boolean;
  isUploading: boolean;
  /** Why it wasn't published. */
  problem: Problem | undefined;
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
