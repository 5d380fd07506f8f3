import { localStorageStore, type Store } from 'react-admin';

const sidebarKey = 'sidebar.open';
const sidebarCookie = 'sidebar_state';
const cookieSeconds = 7 * 24 * 60 * 60;
const phone = window.matchMedia('(max-width: 767.95px)');
const local = localStorageStore();

/** An editor's choices about the interface. Signing out deletes only work-related ones. */
export const preferences: Store = {
  ...local,
  reset() {
    const kept = ['theme', sidebarKey, 'posts.panel'];
    const stored = Object.entries(local.listItems?.() ?? {}).filter(
      ([key]) => kept.includes(key) || key.includes('.datatable'),
    );
    local.reset();
    for (const [key, value] of stored) local.setItem(key, value);
  },
};

// The sidebar's state lives in a cookie; the store mirrors it. On a phone the sidebar is a panel
// that starts closed, whatever the cookie says, and leaves the cookie alone.
preferences.setItem(sidebarKey, startsOpen());
preferences.subscribe(sidebarKey, (open: boolean | undefined) => {
  if (phone.matches || open === undefined) return;
  // The cookieStore only exists on secure pages.
  const cookie = `${sidebarCookie}=${open}; max-age=${cookieSeconds}; path=/; samesite=strict`;
  Object.assign(document, { cookie });
});
phone.addEventListener('change', () => preferences.setItem(sidebarKey, startsOpen()));

function startsOpen(): boolean {
  if (phone.matches) return false;
  return !document.cookie.split('; ').includes(`${sidebarCookie}=false`);
}
