/**
 * The privacy notice of forms. It is stored with each submission as a record of consent, so changed
 * text needs a new version.
 */
export const privacyNotice = {
  version: '2026-11-22',
  text: 'We use what you send to answer you, and keep it only as long as our privacy policy says. You can ask us at any time to show, correct or delete it.',
  link: { label: 'Privacy policy', path: '/privacy-policy' },
} as const;

/** Returns a notice's text by its version; empty if unknown. */
export function noticeText(version: string): string {
  return version === privacyNotice.version ? privacyNotice.text : '';
}
