import type { FieldValues } from 'react-hook-form';

export interface Draft {
  /** When it was kept, ISO. */
  savedAt: string;
  values: FieldValues;
}

const prefix = 'wattlepath-draft-';

export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser had room for it. */
export function writeDraft(key: string, values: FieldValues): boolean {
  const draft: Draft = { savedAt: new Date().toISOString(), values };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string) {
  localStorage.removeItem(prefix + key);
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'values' in value;
}
