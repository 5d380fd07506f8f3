import './Notice.css';
import type { ReactNode } from 'react';
import lostTrail from './art/drawings/lost-trail.svg';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** A page that says why there is nothing here, and where to go on. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="wrap grid notice">
      <div className="notice-text">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="notice-art">
        <img className="art-plate" src={lostTrail} alt="" />
      </div>
    </div>
  );
}
