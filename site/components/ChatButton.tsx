import { useEffect, useState } from 'react';
import { Icon } from './Icon';

const delay = 2000;

/** Opens a chat in a messaging app; comes after a while, and not for an admin who is signed in. */
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

/** Where the admin's sign-in form keeps the last username. */
const usernameKey = 'wattlepath-username';

/**
 * Whether this browser has an admin's session. Asks the server only where an admin has ever signed
 * in, so that visitors cause no request.
 */
async function isAdminSignedIn(): Promise<boolean> {
  try {
    if (localStorage.getItem(usernameKey) === null) return false;
    return (await fetch('/api/session')).ok;
  } catch {
    return false;
  }
}
