import type { AuditEvent } from '../../../api/types';

const verbs: Record<AuditEvent['action'], string> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'failed-sign-in': 'Failed to sign in',
  'change-password': 'Changed own password',
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  upload: 'Uploaded',
  publish: 'Published',
  schedule: 'Scheduled',
  unschedule: 'Unscheduled',
  unpublish: 'Unpublished',
  restore: 'Restored a version of',
  recover: 'Restored from the trash',
  replace: 'Replaced everywhere',
  erase: 'Erased',
  export: 'Exported',
  'take-over': 'Took over',
  check: 'Checked',
  confirm: 'Confirmed',
  import: 'Imported',
};

/** What the verbs that need an object are done to, by the API's name of the resource. */
const nouns: Record<string, string> = {
  blogs: 'blog post',
  drafts: 'blog post',
  'blog-categories': 'blog category',
  admins: 'admin',
  images: 'image',
  media: 'picture',
  enquiries: 'enquiry',
  outbox: 'outbox message',
  'answer-templates': 'answer template',
  subscribers: 'subscriber',
  'fact-list': 'fact',
  'fact-values': 'fact value',
};

/** What the words above would say wrong. */
const sentences: Record<string, string> = {
  'create blogs': 'Created and published blog post',
  'update blogs': 'Updated and published blog post',
  'delete blogs': 'Moved blog post to the trash',
  'delete drafts': 'Discarded the working copy of blog post',
  'delete trash': 'Permanently deleted blog post',
  'create enquiry-notes': 'Wrote a note on an enquiry',
  'create enquiry-answers': 'Answered an enquiry',
  'delete enquiry-answers': 'Withdrew an answer to an enquiry',
  'create enquiry-replies': 'Added a client’s reply to an enquiry',
  'export enquiries': 'Exported enquiries',
  'export subscribers': 'Exported subscribers',
  'export personal-data': 'Viewed personal data',
  'erase erasures': 'Erased personal data',
  'take-over drafts': 'Took over writing blog post',
  'take-over blogs': 'Took over writing blog post',
  'create second-step': 'Switched two-step sign-in on',
  'update second-step': 'Made new recovery codes',
  'delete second-step': 'Switched two-step sign-in off',
  'delete subscribers': 'Erased a subscriber',
  'create passkeys': 'Added a passkey',
  'update passkeys': 'Renamed a passkey',
  'delete passkeys': 'Removed a passkey',
  'delete sessions': 'Ended sessions',
  'update account': 'Changed own account',
  'create fact-values': 'Proposed a fact value',
};

/** 'Updated and published blog post', 'Signed in'. */
export function describeEvent({ action, resource }: AuditEvent): string {
  const noun = nouns[resource];
  const known = sentences[`${action} ${resource}`];
  return known ?? (noun ? `${verbs[action]} ${noun}` : verbs[action]);
}
