import { Hono } from 'hono';
import { admins } from '../../db/accounts/admins';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { signerOf } from '../../db/firm/signers';
import { signature } from '../../site/api';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { threadSubject } from '../intake/mails';
import { notFound } from '../resources/resourceReads';
import { templateValues } from './templateFields';

/** Template values for a reply to an enquiry, and the admin's signature. */
export interface ReplyFields {
  subject: string;
  /** Values for `{{name}}` in templates, by name. */
  fields: Record<string, string>;
  signature: string;
  /** True if the admin's account has a name to sign with. */
  is_signed: boolean;
}

/** `GET /api/answer-fields?enquiry_id=`. */
export function replyFieldRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const enquiry = getEnquiry(db, c.req.query('enquiry_id') ?? '');
    if (!enquiry) throw notFound('enquiry');
    const signer = signerOf(db, admins.get(db, c.get('admin').id), services.today());
    return c.json({
      subject: `Re: ${threadSubject(enquiry)}`,
      fields: templateValues(enquiry),
      signature: signature(signer, services.firm.onPages),
      is_signed: signer.name !== null,
    } satisfies ReplyFields);
  });
}
