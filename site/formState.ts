import { createContext, useContext } from 'react';
import type { EnquiryKind } from './content/enquiryForm';

/** Forms that are sent to the office. */
export type FormKind = EnquiryKind | 'booking';

/** A refused form sent without script, shown again by the server. */
export interface RefusedForm {
  kind: FormKind;
  /** Typed values, by field name. */
  values: Readonly<Record<string, string>>;
  /** Errors, by field name. */
  errors: Readonly<Record<string, string>>;
  /** An error that belongs to no field. */
  message?: string;
}

export const RefusedFormContext = createContext<RefusedForm | undefined>(undefined);

/** Returns the refused form of this kind, or undefined. */
export function useRefusedForm(kind: FormKind): RefusedForm | undefined {
  const state = useContext(RefusedFormContext);
  return state?.kind === kind ? state : undefined;
}
