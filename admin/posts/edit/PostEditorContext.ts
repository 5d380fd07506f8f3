import { createContext, useContext } from 'react';
import type { Blog, Publication } from '../../../api/types';
import type { DraftSaver, SaveState } from './DraftSaver';

/** Where a post stands besides its text. */
export interface PostStatus {
  live: Pick<Blog, 'slug' | 'updated_at'> | undefined;
  publication: Pick<Publication, 'publish_at' | 'draft_version' | 'error'> | undefined;
}

/** The post on the desk, for the parts of the desk. */
export interface PostEditorContextValue {
  id: string;
  saver: DraftSaver;
  save: SaveState;
  status: PostStatus;
  /** Whether the server knows the post. */
  isStored: boolean;
  isUploading: boolean;
  /** Does what needs the sheet in sight, once no drawer covers it. */
  uncoverSheet(work: () => void): void;
  saveDraft(): void;
  preview(): void;
  openSchedule(): void;
  unschedule(): Promise<void>;
  discard(): void;
  openUnpublish(): void;
}

export const PostEditorContext = createContext<PostEditorContextValue | undefined>(undefined);

export function usePostEditor(): PostEditorContextValue {
  const desk = useContext(PostEditorContext);
  if (!desk) throw new Error('A part of the desk stands outside it.');
  return desk;
}
