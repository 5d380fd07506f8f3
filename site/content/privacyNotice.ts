import { retention } from './retention';

/**
 * The privacy notice of forms. It is stored with each submission as a record of consent, so changed
 * text needs a new version.
 */
export const privacyNotice = {
  version: '2026-11-28',
  text: `We use what you send to answer you, and keep it only as long as our privacy policy says, with the page of ours on which you arrived and the site that led you there; what we advise in a consultation, for ${retention.recordYears} years. You can ask us at any time to show, correct or delete it.`,
  link: { label: 'Privacy policy', path: '/privacy-policy' },
} as const;

/** Earlier notices, by version: an older page may be open or cached. */
const earlier: Readonly<Record<string, string>> = {
  '2026-11-26':
    'We use what you send to answer you, and keep it only as long as our privacy policy says, with the page of ours on which you arrived and the site that led you there. You can ask us at any time to show, correct or delete it.',
  '2026-11-22':
    'We use what you send to answer you, and keep it only as long as our privacy policy says. You can ask us at any time to show, correct or delete it.',
};

/** Returns a notice's text by its version; empty if unknown. */
export function noticeText(version: string): string {
  return version === privacyNotice.version ? privacyNotice.text : (earlier[version] ?? '');
}
