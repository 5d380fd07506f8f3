import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  type Campaign,
  campaignsOf,
  deleteCampaign,
  endCampaign,
  insertCampaign,
} from '../../db/mail/campaigns';
import { getBlog } from '../../db/posts/blogs';
import { withStoredSnippets } from '../../db/snippets/snippets';
import { campaignCallMs, campaignForms } from '../../shared/campaigns';
import { cut } from '../../shared/cut';
import { letter, plainWithoutMarks, refsInArticle } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import { letterHtml } from './letterHtml';
import { listId } from './newsletter';
import { callProvider } from './provider';

export interface Campaigns {
  /** True if the newsletter's provider is set up. */
  has_provider: boolean;
  /** Newest first. */
  campaigns: Campaign[];
}

const schema = z.object({
  blog_id: z.string({ error: 'Choose a post.' }).max(64),
  form: z.enum(campaignForms, { error: 'Choose what the letter holds.' }),
  /** True although there is one of this post already. */
  again: z.boolean().default(false),
});

/**
 * `/api/campaigns`: POST `{blog_id, form, again}` makes a draft of a campaign of a live post at the
 * newsletter's provider, once unless asked again: a person sends it there. GET `/{blog_id}` lists them.
 */
export function campaignRoutes(services: Services) {
  const { db, environment } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/:blogId', (c) => {
      const has_provider = environment.BREVO_API_KEY !== undefined;
      const stored = campaignsOf(db, c.req.param('blogId'));
      return c.json({ has_provider, campaigns: stored } satisfies Campaigns);
    })
    .post('/', jsonBody(schema, 4 * 1024), async (c) =>
      c.json(await makeCampaign(services, c.req.valid('json'), c.get('admin')), 201),
    );
}

async function makeCampaign(
  services: Services,
  { blog_id, form, again }: z.output<typeof schema>,
  admin: AdminVariables['Variables']['admin'],
): Promise<Campaign> {
  const { db, environment, firm, facts } = services;
  const { BREVO_API_KEY: key, BREVO_URL: url, SITE_URL: siteUrl, MAIL_FROM } = environment;
  if (!key) throw new HttpError(409, { message: noProvider });
  const post = getBlog(db, blog_id);
  if (!post) throw notFound('live post');
  const content = withStoredSnippets(db, post.content);
  const { company } = firm.onPages;
  const address = `${siteUrl}/blog/${post.slug}`;
  const whole = letterHtml(content, facts.read(refsInArticle(content)), siteUrl, address);
  const { html } = letter({
    firm: firm.onPages,
    title: post.title,
    excerpt: post.excerpt,
    url: address,
    siteUrl,
    ...(form === 'whole' && { article: whole }),
  });
  const asked = inTransaction(db, () => {
    assertNotMade(campaignsOf(db, blog_id), again);
    const name = `${cut(plainWithoutMarks(post.title), 80)} · ${new Date().toISOString().slice(0, 16)}`;
    return insertCampaign(db, { post_id: blog_id, form, name, created_by: admin.username });
  });
  const answer = await callProvider(
    { url, key },
    {
      method: 'POST',
      path: '/v3/emailCampaigns',
      body: {
        name: asked.name,
        subject: plainWithoutMarks(post.title),
        previewText: plainWithoutMarks(post.excerpt),
        sender: { name: MAIL_FROM?.name || company.name, email: MAIL_FROM?.email ?? company.email },
        htmlContent: html,
        recipients: { listIds: [listId] },
      },
      isLarge: true,
    },
    AbortSignal.timeout(campaignCallMs),
  );
  // Without an answer it may have been made: it stays, and is asked for again only if somebody wants it.
  if (answer?.status === undefined || answer.status >= 500) {
    endCampaign(db, asked.id, 'unknown');
    throw new HttpError(504, { message: unanswered(asked.name) });
  }
  if (answer.status >= 400) {
    deleteCampaign(db, asked.id);
    const said = `The provider refused it (${answer.status}${answer.code && ` ${answer.code}`}). Nothing was made.`;
    throw new HttpError(502, { message: said });
  }
  return inTransaction(db, () => {
    audit(db, admin, 'create campaigns', blog_id, asked.name);
    return endCampaign(db, asked.id, 'made');
  });
}

/** @throws HttpError 409 if there is a letter of this post, or one is being made. */
function assertNotMade([last]: readonly Campaign[], again: boolean): void {
  if (!last) return;
  const isAsking =
    last.state === 'asked' && Date.now() - Date.parse(last.created_at) < campaignCallMs;
  if (isAsking) throw new HttpError(409, { message: 'It is being made just now. Wait a moment.' });
  if (again) return;
  throw new HttpError(409, {
    message: `${last.created_by} made a letter of this post already: “${last.name}”. Make another only if it is needed.`,
  });
}

const noProvider =
  'The newsletter’s provider isn’t set up: whoever runs the server sets BREVO_API_KEY (README).';

const unanswered = (name: string): string =>
  `The provider didn’t answer: the draft may exist there. Look for “${name}” among its campaigns before you make another.`;
