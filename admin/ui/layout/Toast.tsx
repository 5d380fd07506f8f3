import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  AlertTitle,
  Button,
  IconButton,
  Portal,
  Snackbar,
  type SnackbarCloseReason,
} from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';

const duration = 5000;

/**
 * react-admin's notifications, one at a time, a new one in the place of the last:
 * `notify(message, { type, title, action })`. Its own component shows no title, and asks before the page
 * is left while something can be undone, which needs no asking here.
 */
export function Toast() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [shown, setShown] = useState<{ toast: NotificationPayload; number: number }>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    const toast = takeNotification();
    if (!toast) return;
    setShown((last) => ({ toast, number: (last?.number ?? 0) + 1 }));
    setIsOpen(true);
  }, [notifications, takeNotification]);

  const canUndo = isOpen && shown?.toast.notificationOptions?.undoable === true;
  useEffect(() => {
    if (canUndo) return;
    for (let mutation = takeMutation(); mutation; mutation = takeMutation()) {
      mutation({ isUndo: false });
    }
  }, [canUndo, takeMutation]);

  if (!shown) return null;
  const { message, type, notificationOptions = {} } = shown.toast;
  const { action } = notificationOptions;
  const title = notificationOptions.title ?? (type === 'error' ? 'Error' : undefined);

  function close(_event: unknown, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') setIsOpen(false);
  }

  function undo() {
    takeMutation()?.({ isUndo: true });
    setIsOpen(false);
  }

  // Beside an open dialog, not beneath it, where a screen reader is told not to look.
  return (
    <Portal key={shown.number}>
      <CloseNotificationContext.Provider value={() => setIsOpen(false)}>
        <Snackbar
          open={isOpen}
          autoHideDuration={notificationOptions.autoHideDuration ?? duration}
          disableWindowBlurListener={canUndo}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          sx={{ bottom: { xs: 88, sm: 24 }, minWidth: { sm: 320 } }}
        >
          <Alert
            variant="filled"
            severity={type}
            role={type === 'error' ? 'alert' : 'status'}
            action={
              canUndo || action ? (
                <>
                  {action ?? (
                    <Button color="inherit" size="small" onClick={undo}>
                      {translate('ra.action.undo')}
                    </Button>
                  )}
                  <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
                    <CloseIcon fontSize="small" />
                  </IconButton>
                </>
              ) : undefined
            }
            onClose={close}
            sx={{ width: '100%' }}
          >
            {title && <AlertTitle>{title}</AlertTitle>}
            {isKey(message) ? translate(message, notificationOptions.messageArgs) : message}
          </Alert>
        </Snackbar>
      </CloseNotificationContext.Provider>
    </Portal>
  );
}

/** Only keys are translated: in place of a plain text react-admin would show the default of its own. */
function isKey(message: ReactNode): message is string {
  return typeof message === 'string' && /^(ra|resources)\.\S+$/.test(message);
}
