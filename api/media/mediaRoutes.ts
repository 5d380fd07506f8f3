import { z } from 'zod';
import { findSizes } from '../../db/media/images';
import {
  listUses,
  type Media,
  type MediaUse,
  recoverMedia,
  storedMedia,
  trashMedia,
} from '../../db/media/media';
import { type Replaced, replaceImage } from '../../db/posts/imageReplacement';
import { wasShown } from '../../db/posts/trash';
import { mediaFields } from '../../shared/mediaFields';
import { resourceOf } from '../../shared/resources';
import { audit } from '../accounts/auditTrail';
import { requirePublisher } from '../accounts/publishAccess';
import type { Services } from '../context';
import { limited } from '../http/bodies';
import { oneOf } from '../http/listQuery';
import { actionRoutes } from '../resources/action';
import { resourceRoutes } from '../resources/resource';
import { notFound } from '../resources/resourceReads';
import { imagePath } from './images';
import { replaceImageIn } from './replaceImage';

export type UsedMedia = Media & { uses: MediaUse[] };

const { name, alt, focus_x } = mediaFields;
const percent = z.int().min(focus_x.min).max(focus_x.max);
const updateSchema = z.object({
  name: limited(name.label, name.max).optional(),
  alt: z
    .string()
    .trim()
    .refine((words) => alt.problem(words) === undefined, {
      error: ({ input }) => alt.problem(String(input)),
    })
    .nullable()
    .optional(),
  focus_x: percent.optional(),
  focus_y: percent.optional(),
  updated_at: z.string().optional(),
});

/** `/api/media`: the media library, uses of images, and the trash. */
export function mediaRoutes(services: Services) {
  const { db } = services;

  const isShown = ({ owner, blog_id }: MediaUse) =>
    owner === 'row' || owner === 'live' || (owner === 'version' && wasShown(db, blog_id));

  return resourceRoutes(services, { ...storedMedia, list }, 'media', {
    update: updateSchema,
    remove: true,
    read: (id): UsedMedia | undefined => {
      const row = storedMedia.get(db, id);
      return row && { ...row, uses: listUses(db, id) };
    },
    inUse: (_, id) => {
      const uses = listUses(db, id);
      return { message: whereUsed(uses), uses };
    },
    title: ({ name }) => name,
    write: {
      update: (id, { updated_at, ...values }, admin) => {
        requirePublisher(admin, () => listUses(db, id).some(isShown));
        return () => storedMedia.update(db, id, values, updated_at);
      },
      // One in use isn't deleted.
      remove: (id) => trashMedia(db, id),
    },
    changed: () => services.cache.clear(),
  });
}

const list: typeof storedMedia.list = (db, query) => {
  oneOf('state', query.filters?.state, ['trash']);
  return storedMedia.list(db, query);
};

const places = { live: 'live', draft: 'draft', version: 'earlier version', row: '' };

const nameOfUse = ({ owner, resource, title }: MediaUse): string =>
  `“${title}” (${resource ? resourceOf(resource).noun : places[owner]})`;

function whereUsed(uses: readonly MediaUse[]): string {
  const named = [...new Set(uses.map(nameOfUse))];
  const more = named.length > 3 ? ` and ${named.length - 3} more` : '';
  return `This image is used in ${named.slice(0, 3).join(', ')}${more}. Remove it there first, or replace it.`;
}

const idSchema = z.object({ image_id: z.string({ error: 'Choose an image.' }) });

/** `POST /api/media-recoveries` `{image_id}`: restores from the trash. */
export const mediaRecoveryRoutes = (services: Services) =>
  actionRoutes(services, idSchema, ({ image_id }, admin) => {
    const row = recoverMedia(services.db, image_id);
    if (!row) throw notFound('image in the trash');
    audit(services.db, admin, 'recover media', image_id, row.name);
    return row;
  });

const replacementSchema = idSchema.extend({
  by_id: z.string({ error: 'Choose the replacement image.' }),
});

/**
 * `POST /api/media-replacements` `{image_id, by_id}`: replaces an image in live posts, drafts and
 * scheduled versions. 201 with the number of posts of each.
 */
export function mediaReplacementRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(services, replacementSchema, ({ image_id, by_id }, admin): Replaced => {
    const sizes = new Map(findSizes(db, [image_id, by_id]).map((size) => [size.id, size]));
    const old = sizes.get(image_id);
    const by = storedMedia.get(db, by_id);
    if (!old || !by || image_id === by_id) throw notFound('image');
    const path = imagePath(by);
    const words = by.alt ?? storedMedia.get(db, image_id)?.alt;
    storedMedia.update(db, by_id, words === undefined ? {} : { alt: words });
    const rewrite = (html: string) => replaceImageIn(html, old, path, sizes);
    const names = { from: image_id, to: by_id, by: admin.username };
    const replaced = replaceImage(db, { ...names, rewrite });
    const summary = `by ${by.name || by_id}: ${replaced.live} live, ${replaced.drafts} drafts, ${replaced.rows ?? 0} rows`;
    audit(db, admin, 'replace media', image_id, summary);
    services.firm.changed();
    return replaced;
  });
}
