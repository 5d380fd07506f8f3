import './ToastProvider.css';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from './Icon';

interface Toast {
  title: string;
  description?: string;
  /** Marks a failure. */
  destructive?: boolean;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns a function that shows a message for five seconds, replacing the previous one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

const duration = 5000;

/** Shows one message at a time. It stays while the pointer or the focus is on it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number }>();
  const [held, setHeld] = useState(false);

  const show = useCallback((toast: Toast) => {
    setHeld(false);
    setShown((last) => ({ toast, id: (last?.id ?? 0) + 1 }));
  }, []);
  const dismiss = () => {
    setHeld(false);
    setShown(undefined);
  };

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => setShown(undefined), duration);
    return () => clearTimeout(timer);
  }, [shown, held]);

  return (
    <ToastContext value={show}>
      {children}
      <div className="toaster no-print" role="status">
        {shown && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only waits; its button does the rest.
          <div
            key={shown.id}
            className={
              shown.toast.destructive ? 'toast panel-dark toast-destructive' : 'toast panel-dark'
            }
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <p>
              <strong>{shown.toast.title}</strong>
              {shown.toast.description && <span>{shown.toast.description}</span>}
            </p>
            <button
              type="button"
              className="icon-button"
              aria-label="Dismiss message"
              onClick={dismiss}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
