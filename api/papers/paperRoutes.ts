import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { InUseError } from '../../db/errors';
import {
  type ClientPaper,
  deleteClientPaper,
  getPaper,
  insertPaper,
  libraryPapers,
  linkingPosts,
  type Paper,
  papersOfEnquiry,
} from '../../db/papers/papers';
import { wasShown } from '../../db/posts/trash';
import { audit } from '../accounts/auditTrail';
import { requirePublisher } from '../accounts/publishAccess';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { limitBody, requiredText } from '../http/bodies';
import { HttpError } from '../http/errors';
import { resourceRoutes } from '../resources/resource';
import { notFound } from '../resources/resourceReads';
import { paperResponse } from './paperFiles';
import { maxTitle, maxUploadBytes, paperMessages, readUpload } from './upload';

const limit = limitBody(maxUploadBytes, paperMessages.size);
const updateSchema = z.object({
  title: requiredText('Enter a title.', maxTitle, 'Please shorten the title to 200 characters.'),
  updated_at: z.string().optional(),
});

/** `/api/papers`: PDFs of the library. POST takes `file` and, if it likes, `title` as a form. */
export function paperRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .post('/', requireAdmin(services), limit, (c) =>
      readUpload(c, (paper) => {
        const { username } = c.get('admin');
        const stored = inTransaction(db, () => {
          audit(db, c.get('admin'), 'upload papers', paper.id, paper.title);
          return insertPaper(db, { ...paper, enquiry_id: null, created_by: username });
        });
        return c.json(stored, 201);
      }),
    )
    .route(
      '/',
      resourceRoutes(services, libraryPapers, 'papers', {
        update: updateSchema,
        remove: true,
        title: ({ title }) => title,
        write: {
          // A linked one isn't deleted.
          update: (id, { updated_at, ...values }, admin) => {
            requirePublisher(admin, () =>
              linkingPosts(db, id).some((post) => wasShown(db, post.id)),
            );
            return () => libraryPapers.update(db, id, values, updated_at);
          },
        },
        inUse: ({ count, unpublished }) => ({ message: stillLinked(count, unpublished) }),
      }),
    );
}

function stillLinked(live: number, others: number): string {
  const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;
  const where =
    live > 0 ? `${posts(live)} on the site` : `drafts or earlier versions of ${posts(others)}`;
  return `This paper is linked in ${where}. Take the link out there first.`;
}

/**
 * `/api/enquiry-papers`: PDFs for one client, such as an agreement. POST takes `file`, `enquiry_id` and,
 * if it likes, `title` as a form; one that went with a mail isn't deleted.
 */
export function clientPaperRoutes(services: Services) {
  const { db } = services;
  const paperOf = (id: string): Paper => {
    const paper = getPaper(db, id);
    if (!paper || paper.enquiry_id === null) throw notFound('paper');
    return paper;
  };
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .post('/', limit, (c) =>
      readUpload(c, (paper, form) => {
        const enquiry_id = String(form.get('enquiry_id') ?? '');
        const stored = inTransaction(db, (): ClientPaper | undefined => {
          if (!getEnquiry(db, enquiry_id)) throw notFound('enquiry');
          audit(db, c.get('admin'), 'create enquiry-papers', enquiry_id, paper.title);
          insertPaper(db, { ...paper, enquiry_id, created_by: c.get('admin').username });
          return papersOfEnquiry(db, enquiry_id).find(({ id }) => id === paper.id);
        });
        return c.json(stored, 201);
      }),
    )
    .get('/:id/file', (c) => paperResponse(services, c, paperOf(c.req.param('id')), 'private'))
    .delete('/:id', (c) => {
      const { id, enquiry_id } = paperOf(c.req.param('id'));
      try {
        const deleted = inTransaction(db, () => {
          audit(db, c.get('admin'), 'delete enquiry-papers', enquiry_id ?? '', id);
          return deleteClientPaper(db, id);
        });
        return c.json(deleted);
      } catch (error) {
        if (error instanceof InUseError) throw wasMailed();
        throw error;
      }
    });
}

const wasMailed = () =>
  new HttpError(409, {
    message: 'It went with a mail, and stays with the enquiry as a record of that.',
  });
