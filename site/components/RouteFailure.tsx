import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import { Notice } from './Notice';
import { Seo } from './Seo';

/** What a page shows when its data or its code can't be had. */
export function RouteFailure() {
  const { pathname, search } = useLocation();
  return (
    <Notice title="This page can’t be shown just now">
      <Seo
        title="Not available just now"
        description="This page can’t be shown just now."
        path={pathname}
        noindex
      />
      <p className="lead">
        Something on our side isn’t answering, or your connection is down. Nothing is lost; please
        try again in a minute.
      </p>
      <p className="actions">
        <a className="button button-primary" href={pathname + search} data-reload>
          Try again
        </a>
        <a className="way" href={`tel:${company.phone.dial}`}>
          Or call {company.phone.shown}
        </a>
      </p>
    </Notice>
  );
}
