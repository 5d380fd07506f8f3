import { overseasOffices } from '../../shared/firmText';
import type { Firm } from '../../shared/publicFirm';
import { retention } from './retention';

/**
 * The privacy notice of forms (APP 5.2). Its text is stored with each submission as a record of
 * consent, so changed words need a new version.
 */
export const privacyNotice = {
  version: '2026-11-28.2',
  text(firm: Pick<Firm, 'company' | 'offices'>): string {
    const abroad = overseasOffices(firm);
    return [
      `${firm.company.name} collects what you send, to answer you: without a name and a way to reach you we can’t.`,
      `Our staff read it${abroad && `, also in ${abroad}`}, and it passes through the companies that host our systems and carry our email; others get it only if you ask us, or the law says so.`,
      `We keep it as long as our privacy policy says, with the page of ours on which you arrived and the site that led you there; what we advise in a consultation, for ${retention.recordYears} years.`,
      'You can ask us at any time to show, correct or delete it, and complain.',
    ].join(' ');
  },
  link: { label: 'Privacy policy', path: '/privacy-policy' },
} as const;

/** Earlier notices, by version: an older page may be open or cached. */
const earlier: Readonly<Record<string, string>> = {
  '2026-11-28':
    'We use what you send to answer you, and keep it only as long as our privacy policy says, with the page of ours on which you arrived and the site that led you there; what we advise in a consultation, for 7 years. You can ask us at any time to show, correct or delete it.',
  '2026-11-26':
    'We use what you send to answer you, and keep it only as long as our privacy policy says, with the page of ours on which you arrived and the site that led you there. You can ask us at any time to show, correct or delete it.',
  '2026-11-22':
    'We use what you send to answer you, and keep it only as long as our privacy policy says. You can ask us at any time to show, correct or delete it.',
};

/** Returns a notice's text by its version, with the firm's rows of today; empty if unknown. */
export function noticeText(version: string, firm: Pick<Firm, 'company' | 'offices'>): string {
  return version === privacyNotice.version ? privacyNotice.text(firm) : (earlier[version] ?? '');
}
