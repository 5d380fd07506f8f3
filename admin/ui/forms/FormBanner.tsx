import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

export interface Banner {
  message: string;
  /** The field to go to, where one is to blame. */
  field?: string | undefined;
}

/** What stopped the form from being saved, at its top. */
export function FormBanner({ banner }: { banner: Banner | undefined }) {
  const { setFocus } = useFormContext();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!banner) return;
    alert.current?.scrollIntoView({ block: 'nearest' });
    if (banner.field) setFocus(banner.field);
  }, [banner, setFocus]);

  if (!banner) return null;
  return (
    <Alert ref={alert} severity="error" variant="filled" sx={{ width: '100%', mb: 2 }}>
      {banner.message}
    </Alert>
  );
}
