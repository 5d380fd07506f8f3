import { company } from '../content/company';
import { Tile } from './art/Tile';
import { Icon } from './Icon';
import { PhoneAndEmail } from './PhoneAndEmail';

interface EmbedFallbackProps {
  page: string;
  reason?: string;
  label?: string;
}

/** What to do where an embedded form can't be shown. */
export function EmbedFallback(props: EmbedFallbackProps) {
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
        <PhoneAndEmail phone={company.phone} email={company.email} />
      </dl>
      <div className="embed-art">
        <Tile seed="another way" />
      </div>
    </div>
  );
}
