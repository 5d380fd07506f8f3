import { Hono } from 'hono';
import { z } from 'zod';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';
import { sentJson, urlId } from '../http/bodies';

/** Somebody who has a record open. */
interface Editor {
  username: string;
  /** The browser tab, as it names itself. */
  tab: string;
  seen: number;
}

interface OpenRecord {
  /** The holder first. */
  editors: Editor[];
  /** The tab that wants to take over, and since when. */
  asker?: { tab: string; since: number } | undefined;
}

const name = z.string().min(1).max(100);
const schema = z.object({
  tab: name,
  take_over: z.boolean().default(false),
  /** The holder has saved what was typed: who asked may have the record. */
  hand_over: z.boolean().default(false),
  /** The holder as this tab last heard: a tab of the same admin stays it where the server was started anew since. */
  holder: z.object({ username: name, tab: name }).optional(),
});
/** A tab that was not heard of for so long, which is three of its beats, is taken to be closed. */
const absentMs = 10_000;
/** A holder that was asked has two beats to save what was typed and hand over; one that has heard of it, twice that. */
const handOverMs = 6000;
const mostRecords = 1000;

/**
 * `/api/editors/{resource}/{id}`: who has a record open. Each tab says so every few seconds; the
 * first holds the record until it leaves, or hands over to who asked. It is a courtesy, kept in
 * memory: what keeps saves apart is their version.
 */
export function editorRoutes(services: Services) {
  const open = new Map<string, OpenRecord>();

  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .put('/:resource/:id', sentJson(schema), (c) => {
      const { tab, holder, ...wish } = c.req.valid('json');
      const now = Date.now();
      const record = recordOf(keyOf(c));
      const { username } = c.get('admin');
      // Of another admin a request says nothing.
      if (record.editors.length === 0 && holder?.username === username) {
        record.editors.push({ ...holder, seen: now });
      }
      const self = { username, tab, seen: now };
      const editors = withSelf(record, self, wish);
      open.delete(keyOf(c));
      open.set(keyOf(c), { editors, asker: record.asker });
      for (const [oldest] of open) {
        if (open.size <= mostRecords) break;
        open.delete(oldest);
      }
      const shown = editors.map(({ username, tab }) => ({ username, tab }));
      return c.json({ editors: shown, asker: shown.find((one) => one.tab === record.asker?.tab) });
    })
    .delete('/:resource/:id/:tab', (c) => {
      const { editors, asker } = recordOf(keyOf(c));
      const others = editors.filter(({ tab }) => tab !== c.req.param('tab'));
      const isFree = others[0] !== editors[0];
      const next =
        isFree && asker ? { editors: withFirst(others, asker.tab) } : { editors: others, asker };
      if (others.length > 0) open.set(keyOf(c), next);
      else open.delete(keyOf(c));
      return c.body(null, 204);
    });

  function keyOf(c: { req: { param(name: 'resource' | 'id'): string } }): string {
    return `${urlId(c.req.param('resource'))} ${urlId(c.req.param('id'))}`;
  }

  /** Those who have it open still. */
  function recordOf(key: string): OpenRecord {
    const { editors = [], asker } = open.get(key) ?? {};
    const present = editors.filter(({ seen }) => seen > Date.now() - absentMs);
    return { editors: present, asker: present.find(({ tab }) => tab === asker?.tab) && asker };
  }
}

/** The editors after one was heard of; who asked to take over is the holder where it may be. */
function withSelf(
  record: OpenRecord,
  self: Editor,
  wish: { take_over: boolean; hand_over: boolean },
): Editor[] {
  const [holder] = record.editors;
  const others = record.editors.filter(({ tab }) => tab !== self.tab);
  const isHolding = holder === undefined || holder.tab === self.tab;
  if (wish.take_over && !isHolding) record.asker ??= { tab: self.tab, since: self.seen };
  const editors = isHolding ? [self, ...others] : [...others, self];
  const { asker } = record;
  const hasHeard = asker && holder && holder.seen > asker.since;
  const isOver =
    asker?.tab === editors[0]?.tab ||
    (isHolding && wish.hand_over) ||
    (asker !== undefined && asker.since < self.seen - handOverMs * (hasHeard ? 2 : 1));
  if (!asker || !isOver) return editors;
  record.asker = undefined;
  return withFirst(editors, asker.tab);
}

function withFirst(editors: Editor[], first: string): Editor[] {
  const isFirst = ({ tab }: Editor) => tab === first;
  return [...editors.filter(isFirst), ...editors.filter((editor) => !isFirst(editor))];
}
