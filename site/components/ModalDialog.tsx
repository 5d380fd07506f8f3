import './ModalDialog.css';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon';

interface ModalDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog, which traps and restores the focus. Its contents exist only while open.
 */
export function ModalDialog({ title, open, onClose, className = '', children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // The dialog has no padding, so a press on the element itself hits the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog.
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="dialog-inside">
          <div className="dialog-head">
            <h2 id={titleId} className="subhead">
              {title}
            </h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
