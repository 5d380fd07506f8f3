import './PageTools.css';
import { Icon } from './Icon';
import { useToast } from './ToastProvider';

/**
 * Shares the page with the device's share menu or copies its address, and prints it. Needs a
 * script.
 */
export function PageTools({ title }: { title: string }) {
  const toast = useToast();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'The link could not be copied', description: url, destructive: true });
    }
  };
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share menu means that nothing should be copied either.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <p className="page-tools cluster needs-script no-print">
      <button type="button" onClick={share}>
        <Icon name="share" /> Share
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" /> Print
      </button>
    </p>
  );
}
