import { useEffect, useState } from 'react';
import { useFirm } from '../firm';
import { Landscape } from './art/Landscape';
import { Icon } from './Icon';
import { PhoneAndEmail } from './PhoneAndEmail';
import './Embed.css';

interface EmbedProps {
  /** Title of the frame for screen readers. */
  title: string;
  src: string;
  /** The same service as a separate page. */
  page: string;
  loading?: string;
  /** Shown if it doesn't load, and the label of the link to its page. */
  failed?: string;
  pageLabel?: string;
}

const patience = 8000;

/** Another site's form in a frame, or other ways to reach us if it doesn't load. */
export function Embed(props: EmbedProps) {
  const { title, src, page, loading = 'Loading the form', failed: reason, pageLabel } = props;
  const [loaded, setLoaded] = useState(false);
  const [responded, setResponded] = useState(false);
  const [failed, setFailed] = useState(false);
  const shown = loaded && responded;

  useEffect(() => {
    // Frames also report `load` for the browser's own error page, so only a request detects
    // failure.
    const request = new AbortController();
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: request.signal })
      .then(() => setResponded(true))
      .catch(() => {
        if (!request.signal.aborted) setFailed(true);
      });
    return () => request.abort();
  }, [src]);

  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setFailed(true), patience);
    return () => clearTimeout(timer);
  }, [shown]);

  if (failed) return <EmbedFallback page={page} reason={reason} label={pageLabel} />;
  return (
    <div className="embed" aria-busy={!shown}>
      {!shown && (
        <p className="loading" role="status">
          <span className="spinner" aria-hidden="true" />
          {loading}
        </p>
      )}
      <iframe
        className="embed-frame"
        title={title}
        src={src}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
        onError={() => setFailed(true)}
      />
    </div>
  );
}

interface EmbedFallbackProps {
  page: string;
  reason?: string;
  label?: string;
}

/** Alternatives to an embedded form that can't be shown. */
function EmbedFallback(props: EmbedFallbackProps) {
  const { company } = useFirm();
  const { page, label = 'Open the booking page' } = props;
  const { reason = 'The form hasn’t loaded. You can still reach us in any of these ways.' } = props;
  return (
    <div className="embed-fallback" role="status">
      <p>{reason}</p>
      <p>
        <a className="button button-primary" href={page} target="_blank" rel="noopener">
          {label}
          <span className="visually-hidden"> (new tab)</span>
          <Icon name="external" />
        </a>
      </p>
      <dl className="facts">
        <PhoneAndEmail contact={company} />
      </dl>
      <div className="embed-art">
        <Landscape seed="another way" />
      </div>
    </div>
  );
}
