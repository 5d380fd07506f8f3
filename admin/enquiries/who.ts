interface Reachable {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Returns how a person is called in lists: by name, else by what they left to be reached; else ''. */
export const nameOrContact = ({ name, email, phone }: Reachable): string =>
  name || email || phone || '';
