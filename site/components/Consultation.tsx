import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { topicOfPage } from '../booking/pageTopics';
import { bookingPage } from '../content/bookingPage';
import { useFirm, useFirmText } from '../firm';
import { openAsDocument, rejectWhenLate } from '../navigation';
import type { DialogName, Dialogs } from './ConsultationDialogs';
import { useConsultationInView } from './consultationInView';
import { useRouteChange } from './useRouteChange';

const OpenContext = createContext((_: DialogName): unknown => undefined);

/** Provides the two dialogs, one open at a time. Their code is loaded on first use. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const page = useBookingPage();
  const [code, setCode] = useState<{ Dialogs: typeof Dialogs }>();
  const [shown, setShown] = useState<DialogName>();
  const open = useCallback(
    async (name: DialogName) => {
      try {
        setCode(await Promise.race([import('./ConsultationDialogs'), rejectWhenLate()]));
        setShown(name);
      } catch {
        await openAsDocument(new URL(page, window.location.href));
      }
    },
    [page],
  );
  const close = () => setShown(undefined);
  useRouteChange(close);
  return (
    <OpenContext value={open}>
      {children}
      {code && <code.Dialogs shown={shown} onClose={close} />}
    </OpenContext>
  );
}

/** Returns the page of our booking or, if nobody can be booked, of the form for wishes. */
export const useBookingPage = () =>
  useFirm().bookable.length > 0 ? '/book' : '/contact?about=consultation';

interface ConsultationButtonProps {
  /** The form in a dialog, or the booking service's pop-up. */
  opens?: DialogName;
  className?: string;
  children: string;
}

/**
 * Opens the consultation dialog, or the booking service's pop-up. Without script, or before it has
 * loaded, links to the page.
 */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { opens = 'form', className = 'button button-primary', children } = props;
  const filled = useFirmText();
  const open = useContext(OpenContext);
  const ref = useConsultationInView<HTMLFormElement>(opens === 'form');
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    open(opens);
  };
  const [path, about] = useBookingPage().split('?about=');
  const { pathname } = useLocation();
  const topic = topicOfPage(pathname);
  // Whoever is there needn't be asked.
  if (pathname === bookingPage.path) return null;
  return (
    <form ref={ref} className="button-form" action={path}>
      {about && <input type="hidden" name="about" value={about} />}
      {topic && <input type="hidden" name="topic" value={topic} />}
      <button type="submit" className={className} aria-haspopup="dialog" onClick={openDialog}>
        {filled(children)}
      </button>
    </form>
  );
}
