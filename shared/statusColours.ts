/** What tells of errors and warnings in the admin. A brand doesn't recolour these. */
export const statusColours = {
  error: '#b5482a',
  errorOnDark: '#f2a08a',
  warning: '#f2b632',
  onWarning: '#17211c',
} as const;
