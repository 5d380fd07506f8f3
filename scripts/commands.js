/** What each command does, in a line, in the order of need. */
export const commands = {
  server: 'serves the site, as npm start does',
  doctor: 'checks what the server depends on, and says what to do',
  backup: 'copies the database, also while the site is running',
  restore: 'puts a backup in its place',
  admin: 'adds accounts of admins and resets their passwords',
  update: 'updates to a newer release, or goes back',
  import: 'takes in posts of another system',
  export: 'writes posts as files',
  promote: 'makes this file what the replica follows',
  brand: 'checks the contrast of the colours',
  bench: 'measures the server',
};

/** Those that the server takes. */
export const serverOptions = ['--new-site'];

/**
 * Lists the commands, under what was asked for instead.
 * @param {string | undefined} asked
 */
export function commandList(asked) {
  const isHelp = asked === undefined || asked === '--help' || asked === '-h';
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`);
  return [
    ...(isHelp ? [] : [`There is no command or option “${asked}”.`]),
    'Commands: npm start, or npm run COMMAND; with -- --help each says how it is called.',
    ...lines,
  ].join('\n');
}
