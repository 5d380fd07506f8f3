import type { ReactNode } from 'react';
import { LostTrail } from './art/LostTrail';

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
        <LostTrail />
      </div>
    </div>
  );
}
