import { HttpError } from 'react-admin';
import type { Draft, SavedDraft } from '../../../api/types';
import type { NotePlaces } from '../../../shared/draftNotes';
import { isSamePost, type PostValues, postValuesOf } from '../../../shared/post';
import { type LocalDraft, removeLocalDraft, writeLeft, writeLocalDraft } from '../../unsentText';
import { saveDraft, statusOf, type Versions, type Written } from './postApi';

export type SaveState =
  /** On the server; `at` is ISO text, undefined before the first save. */
  | { kind: 'saved'; at: string | undefined }
  /** To be sent in a moment, or on its way. */
  | { kind: 'saving' }
  /** In this browser: the server can't be reached, or has no time for it. */
  | { kind: 'kept'; reason: 'offline' | 'busy' }
  /** The server won't have it. */
  | { kind: 'refused'; message: string }
  /** Somebody else wrote, published or discarded the draft; `current` is what is there. */
  | { kind: 'stale'; current: Draft | null };

interface Start extends Versions, Written {
  id: string;
}

const sendPause = 2000;
/** Maximum delay of a save while typing continues. */
const longestUnsent = 10_000;
const keepPause = 300;
const firstRetry = 2000;
const longestRetry = 30_000;

/**
 * Saves typing to the post's draft two seconds after the last change, at most ten after the first,
 * one request at a time. Keeps it in the browser until the server has it.
 */
export class DraftSaver {
  readonly #id: string;
  #versions: Versions;
  #values: PostValues;
  /** Where words of notes stand in them. */
  #notePlaces: NotePlaces;
  #saved: PostValues;
  #state: SaveState;
  #listeners = new Set<() => void>();
  #sending: Promise<boolean> | undefined;
  /** Sent without a response yet: the server may have it. */
  #sent: Written | undefined;
  #sendTimer: number | undefined;
  /** Time of the first unsent change, as `Date.now()`. */
  #changedAt: number | undefined;
  #keepTimer: number | undefined;
  #retryPause = firstRetry;
  #isHeld = false;
  #isGivenUp = false;
  /** False if this browser couldn't store the text. */
  isKept = true;

  constructor({ id, values, notePlaces, ...versions }: Start) {
    this.#id = id;
    this.#versions = versions;
    this.#values = values;
    this.#notePlaces = notePlaces;
    this.#saved = values;
    this.#state = { kind: 'saved', at: versions.draftVersion };
  }

  get versions(): Versions {
    return this.#versions;
  }

  /** The values last saved on the server. */
  get saved(): PostValues {
    return this.#saved;
  }

  get isDirty(): boolean {
    return this.#values !== this.#saved || this.#sent !== undefined;
  }

  readonly getState = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the current values, and where words of notes stand in them. */
  change(values: PostValues, notePlaces: NotePlaces): void {
    this.#notePlaces = notePlaces;
    if (this.#isGivenUp || isSamePost(values, this.#values)) return;
    this.#values = isSamePost(values, this.#saved) ? this.#saved : values;
    if (!this.isDirty) {
      this.#settle();
      return;
    }
    this.#keepTimer ??= window.setTimeout(() => this.#keep(), keepPause);
    if (this.#state.kind === 'stale') return;
    if (this.#state.kind !== 'kept') this.#show({ kind: 'saving' });
    this.#changedAt ??= Date.now();
    this.#plan(Math.min(sendPause, Math.max(0, this.#changedAt + longestUnsent - Date.now())));
  }

  /**
   * Sends pending changes.
   * @param isForced saves even without changes, so that there is a draft unless it would be the live
   *   text.
   * @returns whether the server has everything now.
   */
  async flush(isForced = false): Promise<boolean> {
    window.clearTimeout(this.#sendTimer);
    await this.#sending;
    if (!this.isDirty && !(isForced && this.#versions.draftVersion === undefined)) return true;
    if (this.#state.kind === 'stale') return false;
    return (await this.#send()) && this.flush();
  }

  /** Retries saves that are waiting for a network. */
  retry(): void {
    this.#retryPause = firstRetry;
    if (this.isDirty) void this.flush();
  }

  /** Delays saves until `work`, which relies on the current draft, is done. */
  async holding<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#sending;
    this.#isHeld = true;
    try {
      return await work();
    } finally {
      this.#isHeld = false;
      if (this.isDirty) this.#plan(sendPause);
    }
  }

  /** Continues from another state of the server, `saved`. */
  rebase(versions: Versions, saved: PostValues = this.#saved): void {
    this.#versions = versions;
    this.#sent = undefined;
    if (isSamePost(this.#values, saved)) this.#values = saved;
    this.#saved = saved;
    this.#showSaved();
    if (this.isDirty) this.#plan(sendPause);
    else void this.#forget();
  }

  /** Drops a change that was undone before it was sent. */
  #settle(): void {
    window.clearTimeout(this.#sendTimer);
    this.#changedAt = undefined;
    void this.#forget();
    if (this.#state.kind !== 'stale') this.#showSaved();
  }

  /** Called when the page is left: stores unsent text here, and sends it if it is small enough. */
  leave(): void {
    window.clearTimeout(this.#sendTimer);
    if (!this.isDirty) return;
    this.#keep();
    writeLeft(this.#local());
    if (!this.#sending && !this.#isHeld && this.#state.kind !== 'stale') void this.#send(true);
  }

  /** Discards typed text. Nothing is saved afterwards. */
  async discard(): Promise<void> {
    this.#isGivenUp = true;
    window.clearTimeout(this.#sendTimer);
    window.clearTimeout(this.#keepTimer);
    await this.#sending;
    this.#values = this.#saved;
    this.#sent = undefined;
    await this.#forget();
  }

  #plan(pause: number): void {
    window.clearTimeout(this.#sendTimer);
    this.#sendTimer = window.setTimeout(() => void this.flush(), pause);
  }

  #send(keepalive = false): Promise<boolean> {
    if (this.#isHeld) return Promise.resolve(false);
    this.#sending ??= this.#sendNow(keepalive).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendNow(keepalive: boolean): Promise<boolean> {
    // Written first, so that at most one text has an unknown outcome.
    this.#sent ??= { values: this.#values, notePlaces: this.#notePlaces };
    this.#changedAt = undefined;
    const sent = this.#sent;
    const { values } = sent;
    if (this.#state.kind !== 'kept') this.#show({ kind: 'saving' });
    try {
      const draft = await this.#save(sent, keepalive);
      const draftVersion = draft.is_live ? undefined : draft.updated_at;
      this.#versions = { draftVersion, baseVersion: draft.base_version };
      this.#saved = values;
      if (isSamePost(this.#values, values)) this.#values = values;
    } catch (error) {
      const state = stateAfter(error);
      if (!isTemporary(state)) this.#sent = undefined;
      this.#fail(state);
      return false;
    }
    this.#sent = undefined;
    this.#retryPause = firstRetry;
    if (!this.isDirty) await this.#forget();
    if (this.isDirty) {
      this.#keep();
      this.#plan(sendPause);
    }
    this.#showSaved();
    return true;
  }

  /** If the server already has this text, the earlier response was lost. */
  async #save(sent: Written, keepalive: boolean): Promise<SavedDraft> {
    try {
      return await saveDraft(this.#id, sent, this.#versions, keepalive);
    } catch (error) {
      const state = stateAfter(error);
      const current = state.kind === 'stale' ? state.current : null;
      if (current && isSamePost(postValuesOf(current), sent.values)) return current;
      throw error;
    }
  }

  #fail(state: SaveState): void {
    this.#keep();
    this.#show(state);
    if (!isTemporary(state)) return;
    this.#plan(this.#retryPause);
    this.#retryPause = Math.min(this.#retryPause * 2, longestRetry);
  }

  #showSaved(): void {
    const at = this.#versions.draftVersion;
    this.#show(this.isDirty ? { kind: 'saving' } : { kind: 'saved', at });
  }

  #keep(): void {
    window.clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (!this.isDirty) return;
    writeLocalDraft(this.#local()).then(
      () => {
        this.isKept = true;
      },
      (error: unknown) => {
        this.isKept = false;
        console.error('This browser couldn’t store your text.', error);
      },
    );
  }

  #local(): LocalDraft {
    return {
      id: this.#id,
      values: this.#values,
      notePlaces: this.#notePlaces,
      sending: this.#sent?.values,
      ...this.#versions,
      keptAt: new Date().toISOString(),
    };
  }

  async #forget(): Promise<void> {
    window.clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    await removeLocalDraft(this.#id).catch((error: unknown) => console.error(error));
  }

  #show(state: SaveState): void {
    if (state.kind === 'saving' && this.#state.kind === 'saving') return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Tells whether a failure is retried: the server may have received the text. */
const isTemporary = (state: SaveState): boolean => state.kind === 'kept';

function stateAfter(error: unknown): SaveState {
  const status = statusOf(error);
  if (status === undefined) return { kind: 'kept', reason: 'offline' };
  if (status >= 500 || status === 429) return { kind: 'kept', reason: 'busy' };
  if (status === 409 && error instanceof HttpError) {
    return { kind: 'stale', current: error.body?.current ?? null };
  }
  return { kind: 'refused', message: error instanceof Error ? error.message : '' };
}
