import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { OfQuery } from './forms/LeaveWarning';
import type { ResourcePages } from './pages';

/** Remounts a page for each record, so that no state is carried over. */
function perRecord(Page: ComponentType): ComponentType {
  return function RecordPage() {
    return <Page key={useParams().id} />;
  };
}

/** Begins a page anew for each query, which may say what is created. */
function perQuery(Page: ComponentType): ComponentType {
  return function CreatePage() {
    return (
      <OfQuery value={true}>
        <Page key={useLocation().search} />
      </OfQuery>
    );
  };
}

export const keyed = ({ create, edit, show, ...pages }: ResourcePages): ResourcePages => ({
  ...pages,
  ...(create && { create: perQuery(create) }),
  ...(edit && { edit: perRecord(edit) }),
  ...(show && { show: perRecord(show) }),
});
