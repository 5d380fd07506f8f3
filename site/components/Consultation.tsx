import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react';
import { openAsDocument, rejectWhenLate } from '../navigation';
import type { DialogName, Dialogs } from './ConsultationDialogs';
import { useConsultationInView } from './consultationInView';
import { useRouteChange } from './useRouteChange';

const OpenContext = createContext((_: DialogName): unknown => undefined);

/** Provides the two dialogs, one open at a time. Their code is loaded on first use. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const [code, setCode] = useState<{ Dialogs: typeof Dialogs }>();
  const [shown, setShown] = useState<DialogName>();
  const open = useCallback(async (name: DialogName) => {
    try {
      setCode(await Promise.race([import('./ConsultationDialogs'), rejectWhenLate()]));
      setShown(name);
    } catch {
      await openAsDocument(new URL('/contact?about=consultation', window.location.href));
    }
  }, []);
  const close = () => setShown(undefined);
  useRouteChange(close);
  return (
    <OpenContext value={open}>
      {children}
      {code && <code.Dialogs shown={shown} onClose={close} />}
    </OpenContext>
  );
}

interface ConsultationButtonProps {
  /** The form in a dialog, or the booking service's pop-up. */
  opens?: DialogName;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the consultation dialog, or the booking service's pop-up. Without script, or before it has
 * loaded, links to the page.
 */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { opens = 'form', className = 'button button-primary', children } = props;
  const open = useContext(OpenContext);
  const ref = useConsultationInView<HTMLFormElement>(opens === 'form');
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    open(opens);
  };
  return (
    <form ref={ref} className="button-form" action="/contact">
      <input type="hidden" name="about" value="consultation" />
      <button type="submit" className={className} aria-haspopup="dialog" onClick={openDialog}>
        {children}
      </button>
    </form>
  );
}
