import { useEffect } from 'react';
import { useSidebarState } from 'react-admin';

/** Ctrl/Cmd+B shows and hides the sidebar, but for inside an editor, where it makes text bold. */
export function useSidebarShortcut() {
  const [open, setOpen] = useSidebarState();

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      setOpen(!open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [open, setOpen]);
}
