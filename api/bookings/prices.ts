import { plainSources } from '../../db/plain';
import { consultationKinds } from '../../shared/firm';
import { pricedOn } from '../../shared/price';
import { assertedChanges } from '../../shared/resource';
import { priceNotice } from '../../site/api';
import type { Services } from '../context';
import { officeAddresses } from '../intake/mails';
import { queueMail } from '../mail/outbox';

/** Mails the office what clients pay now, and where. Within the transaction of the change. */
export function tellOfPrice(
  services: Pick<Services, 'db' | 'environment' | 'firm' | 'wakeSender'>,
  before: object | undefined,
  after: { id: string; name?: unknown },
): void {
  const changes = assertedChanges(consultationKinds.fields, { ...before }, { ...after });
  if (changes.length === 0) return;
  const { SITE_URL: siteUrl } = services.environment;
  const mail = priceNotice({
    firm: services.firm.onPages,
    name: String(after.name),
    changes: changes.map(({ label, from, to }) => ({
      label,
      value: `${from || 'none'} → ${to || 'none'}`,
    })),
    adminUrl: `${siteUrl}/admin/consultation-kinds/${encodeURIComponent(after.id)}`,
    siteUrl,
  });
  for (const to_email of officeAddresses(services, { office_id: null, person_id: null })) {
    queueMail(services, { kind: 'security', to_email, ...mail });
  }
}

/** Makes the next price and payment link of each kind its own, once their day has come. */
export function adoptNextPrices({
  db,
  firm,
  today,
}: Pick<Services, 'db' | 'firm' | 'today'>): void {
  const source = plainSources['consultation-kinds'];
  const day = today();
  const due = firm.calendar.kinds.filter(({ next_on }) => next_on !== '' && next_on <= day);
  for (const kind of due) {
    const { id, created_at: _, updated_at: __, ...values } = pricedOn(kind, day);
    source.update(db, id, values);
  }
  if (due.length > 0) firm.changed();
}
