import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  AlertTitle,
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
  useTranslate,
} from 'react-admin';

const duration = 5000;

/**
 * react-admin's notifications, one at a time: `notify(message, { type, title, action })`. Its own
 * component has no title or icon, and appears below an open dialog.
 */
export function Toast() {
  const { notifications, takeNotification } = useNotificationContext();
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

  if (!shown) return null;
  const { message, type, notificationOptions = {} } = shown.toast;
  const { action } = notificationOptions;
  const title = notificationOptions.title ?? (type === 'error' ? 'Error' : undefined);

  function close(_event: unknown, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') setIsOpen(false);
  }

  // Beside an open dialog: below it, screen readers would ignore it.
  return (
    <Portal key={shown.number}>
      <CloseNotificationContext.Provider value={() => setIsOpen(false)}>
        <Snackbar
          open={isOpen}
          autoHideDuration={notificationOptions.autoHideDuration ?? duration}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          sx={{ bottom: { xs: 88, sm: 24 }, minWidth: { sm: 320 } }}
        >
          <Alert
            variant="filled"
            severity={type}
            role={type === 'error' ? 'alert' : 'status'}
            action={
              action ? (
                <>
                  {action}
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

/** Only keys are translated: for plain text react-admin would show its own default. */
function isKey(message: ReactNode): message is string {
  return typeof message === 'string' && /^(ra|resources)\.\S+$/.test(message);
}
