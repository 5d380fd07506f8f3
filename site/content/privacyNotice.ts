/**
 * What a form says of the privacy of what it sends. The text goes with the form and is stored with it,
 * so that what was agreed to can be shown later: with other words it takes another version.
 */
export const privacyNotice = {
  version: '2026-11-22',
  text: 'We use what you send to answer you, and keep it only as long as our privacy policy says. You can ask us at any time to show, correct or delete it.',
  link: { label: 'Privacy policy', path: '/privacy-policy' },
} as const;

/** The words of a notice by its version; empty where nobody knows them. */
export function noticeText(version: string): string {
  return version === privacyNotice.version ? privacyNotice.text : '';
}
