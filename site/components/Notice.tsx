import './Notice.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { dialOf } from '../../shared/phone';
import { useFirm } from '../firm';
import lostTrail from './art/drawings/lost-trail.svg';
import { Seo } from './Seo';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** A page that explains why nothing is here, with links to go on. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="wrap grid notice">
      <div className="column-title stack">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="notice-art column-body">
        <img className="art-plate" src={lostTrail} alt="" />
      </div>
    </div>
  );
}

/** Shown if a page's data or code can't be loaded. */
export function RouteFailure() {
  const { company } = useFirm();
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
        <a className="arrow-link" href={`tel:${dialOf(company)}`}>
          Or call {company.phone}
        </a>
      </p>
    </Notice>
  );
}
