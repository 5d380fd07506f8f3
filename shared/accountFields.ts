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
} as const satisfies Record<string, Field>;
