import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { newId } from '../../newId';
import { editPath } from '../paths';

/** A new post has its address from the start, so that saving it moves nothing. */
export function NewPost() {
  const [id] = useState(newId);
  return <Navigate to={editPath(id)} state={{ isNew: true }} replace />;
}
