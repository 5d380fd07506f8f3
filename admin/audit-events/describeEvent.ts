import type { AuditEvent } from '../../api/types';

const verbs: Record<AuditEvent['action'], string> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'failed-sign-in': 'Failed to sign in',
  'change-password': 'Changed own password',
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  upload: 'Uploaded',
};

/** What the verbs that need an object are done to, by the API's name of the resource. */
const nouns: Record<string, string> = {
  blogs: 'blog post',
  'blog-categories': 'blog category',
  admins: 'admin',
  images: 'image',
};

/** 'Updated blog post', 'Signed in'. */
export function describeEvent({ action, resource }: AuditEvent): string {
  const noun = nouns[resource];
  return noun ? `${verbs[action]} ${noun}` : verbs[action];
}
