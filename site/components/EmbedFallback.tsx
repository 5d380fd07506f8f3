import { company } from '../content/company';
import { Tile } from './art/Tile';
import { Icon } from './Icon';

/** What to do where an embedded form can't be shown. */
export function EmbedFallback({ page }: { page: string }) {
  return (
    <div className="embed-fallback" role="status">
      <p>The form hasn’t loaded. You can still reach us in any of these ways.</p>
      <p>
        <a className="button button-primary" href={page} target="_blank" rel="noopener">
          Open the booking page
          <span className="visually-hidden"> (new tab)</span>
          <Icon name="external" />
        </a>
      </p>
      <dl className="facts">
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
        </dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </dl>
      <div className="embed-art">
        <Tile seed="another way" />
      </div>
    </div>
  );
}
