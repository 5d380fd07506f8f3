import { createContext, useContext } from 'react';

export interface Toast {
  title: string;
  description?: string;
  /** Marks a failure. */
  destructive?: boolean;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** A function that shows a message for five seconds, in place of the one shown before. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
