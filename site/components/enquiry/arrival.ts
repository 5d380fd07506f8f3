import { type CameFrom, utmNames } from '../../../shared/enquiryFields';
import { createTabStore } from '../../store';

/** Where the visitor came from, kept in this tab and sent with a form only. */
export const arrival = createTabStore<CameFrom | undefined>('came-from', undefined, (stored) =>
  typeof stored === 'object' && stored !== null ? stored : undefined,
);

/** Keeps the tab's first page, the host of the site that linked there, and its `utm_*`. */
export function keepArrival(): void {
  if (arrival.get()) return;
  const { pathname, search, host } = window.location;
  const query = new URLSearchParams(search);
  const linking = URL.parse?.(document.referrer)?.host;
  arrival.set({
    page: pathname,
    ...(linking && linking !== host && { referrer: linking }),
    ...Object.fromEntries(
      utmNames.flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  });
}
