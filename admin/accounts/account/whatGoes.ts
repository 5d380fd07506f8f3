/** What removing a second step means for signing in. */
export function whatGoes(isLast: boolean): string {
  return isLast
    ? 'Your password alone signs you in then, and the recovery codes stop working.'
    : 'Your other second steps stay.';
}
