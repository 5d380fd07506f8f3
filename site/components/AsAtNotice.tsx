import { useSettings } from '../settings';

const day = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Tells an admin that the page is as on another day than today. */
export function AsAtNotice() {
  const { asAt } = useSettings();
  if (!asAt) return null;
  return (
    <p className="as-at" role="status">
      This page is as on <strong>{new Date(asAt).toLocaleDateString('en-AU', day)}</strong>. Only
      you see it: visitors see today’s. <a href="?">See today’s</a>
    </p>
  );
}
