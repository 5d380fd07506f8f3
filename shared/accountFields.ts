import type { Field } from './resource';

/** What an owner says of an account. */
export const accountFields = {
  username: { label: 'Username', max: 100 },
  may_see_clients: {
    kind: 'switch',
    label: 'May see clients',
    initial: true,
    help: 'Enquiries, subscribers, outgoing mail, accounts and activity. Without it, posts, media and facts alone.',
  },
  may_publish: {
    kind: 'switch',
    label: 'May publish',
    initial: true,
    help: 'Posts, facts, signatures and all that the site says of the firm. Without it, they write drafts and ask for publishing.',
  },
} as const satisfies Record<string, Field>;

/** Switches that are rights: nobody gives one that they don't hold. */
export const rights = ['may_see_clients', 'may_publish'] as const;
