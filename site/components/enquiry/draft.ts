import type { EnquiryKind } from '../../content/enquiryForm';

/** What a form's fields hold, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** What a tab keeps of a form until it is sent; closing the tab forgets it. */
export interface Draft {
  values: FormValues;
  /** The request whose outcome isn't known: sent again, it counts once. */
  attempt?: { id: string; body: string };
}

/** What the page knows of its drafts, for where the browser keeps nothing. */
const drafts = new Map<EnquiryKind, Draft>();
const nameOf = (kind: EnquiryKind) => `enquiry-form-${kind}`;

/** What is kept of a form, or undefined. */
export function readDraft(kind: EnquiryKind): Draft | undefined {
  const known = drafts.get(kind);
  if (known) return known;
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(kind)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form's draft, or forgets it; where the browser gives no room, it lasts as long as the page. */
export function keepDraft(kind: EnquiryKind, draft: Draft | undefined): void {
  if (draft) drafts.set(kind, draft);
  else drafts.delete(kind);
  try {
    if (draft) window.sessionStorage.setItem(nameOf(kind), JSON.stringify(draft));
    else window.sessionStorage.removeItem(nameOf(kind));
  } catch {
    // Storage that is full or forbidden loses nothing that the visitor sees.
  }
}

function isDraft(kept: unknown): kept is Draft {
  const { values } = Object(kept) as { values?: unknown };
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
