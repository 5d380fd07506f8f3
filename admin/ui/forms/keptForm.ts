import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptForms, keepForm, readText, type UnsentForm } from '../../unsentText';
import type { FieldSpec } from './fields';

/** Under which name this browser keeps what is typed in a form. */
export interface KeptAs {
  /** `particulars` of clients are kept for a day. */
  kind: KeptForms;
  /** The resource, and the row's id or, of a new one, the page's path. */
  id: string;
}

/** Where what is typed is kept until it is saved or discarded. */
export interface Kept {
  /** Of an earlier visit, if any, with their id. */
  form: UnsentForm | undefined;
  /**
   * @param form undefined: there is nothing left to keep.
   * @returns false if there was no room for it.
   */
  keep(form: UnsentForm | undefined): boolean;
}

/**
 * Returns the name of a record's form; undefined if it holds a secret, which is never kept.
 * @param id of a new one: the page's path.
 */
export const keptAsRecord = (
  fields: readonly FieldSpec[],
  resource: string | undefined,
  id: unknown,
): KeptAs | undefined =>
  resource === undefined || fields.some(({ kind }) => kind === 'secret')
    ? undefined
    : { kind: 'form', id: `${resource} ${id}` };

/** Keeps a form under a name, with where it is and what it is called. */
export function useKeptForm(as: KeptAs | undefined): Kept | undefined {
  const { pathname, search } = useLocation();
  const [form] = useState(() => as && readText(as.kind, as.id));
  if (!as) return undefined;
  const keep = (typed: UnsentForm | undefined): boolean => {
    const title = document.querySelector('h1')?.textContent ?? '';
    return keepForm(as.kind, as.id, typed && { ...typed, path: pathname + search, title });
  };
  return { form, keep };
}

/** Says after a closed form's label that something waits in it. @param id as it is kept. */
export const waitingLabel = (label: string, id: string): string =>
  readText('form', id) || readText('particulars', id) ? `${label} · not saved yet` : label;
