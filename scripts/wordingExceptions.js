/**
 * Texts that contain a refused word of docs/glossary.md, each with its reason.
 * @type {readonly { file: string, text: string, reason: string }[]}
 */
export const exceptions = [
  {
    file: 'admin/editor/data/templates.ts',
    text: '<p class="lead">In one sentence',
    reason: 'The second step of a process in a template, not of signing in.',
  },
  {
    file: 'api/accounts/signInLimit.ts',
    text: 'second step',
    reason: 'A key of stored rate limits: another one would reset their counts.',
  },
  {
    file: 'api/accounts/passkeyRoutes.ts',
    text: 'second step set-up',
    reason: 'A key of stored rate limits.',
  },
  {
    file: 'api/accounts/twoFactorRoutes.ts',
    text: 'second step set-up',
    reason: 'A key of stored rate limits.',
  },
];
