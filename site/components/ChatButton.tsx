import { useEffect, useState } from 'react';
import { isAdminSignedIn } from './adminSession';
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
