import { useEffect, useState } from 'react';
import { Icon } from './Icon';

const delay = 2000;

/** Opens a chat in a messaging app. Appears after a delay, and not for signed-in admins. */
export function ChatButton({ url }: { url: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(async () => setShown(!(await isAdminSignedIn())), delay);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <a className="chat-button" href={url} target="_blank" rel="noopener">
      <Icon name="chat" />
      <span className="visually-hidden">Chat with us (new tab)</span>
    </a>
  );
}

/** Storage key of the last username in the admin's sign-in form. */
const usernameKey = 'wattlepath-username';

/**
 * Tells whether this browser has an admin's session. Asks the server only if an admin has signed in
 * here before, so visitors cause no request.
 */
async function isAdminSignedIn(): Promise<boolean> {
  try {
    if (localStorage.getItem(usernameKey) === null) return false;
    return (await fetch('/api/session')).ok;
  } catch {
    return false;
  }
}
