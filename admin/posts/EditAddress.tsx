import { Navigate, useParams } from 'react-router-dom';

/** /blogs/edit/{id}, the address that the specification names, leads to react-admin's own. */
export function EditAddress() {
  const { id = '' } = useParams();
  return <Navigate to={`/blogs/${encodeURIComponent(id)}`} replace />;
}
