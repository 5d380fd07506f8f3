/** 'failed-sign-in' as 'Failed sign in'. */
export function readableCode(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
}
