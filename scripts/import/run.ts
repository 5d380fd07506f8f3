import { setImmediate } from 'node:timers/promises';
import { auditOperator } from '../../api/accounts/auditTrail';
import { HttpError } from '../../api/http/errors';
import type { Database } from '../../db/client';
import { type Import, importer } from './context';
import { Pictures } from './pictures';
import { Plan } from './plan';
import { importPost } from './posts';
import { type ImportOptions, type ImportRecord, type Source, sourceId } from './records';
import { Report } from './report';
import { importRow } from './rows';

/**
 * Reads a source and writes what is new or changed in it. A thing that came before is known by the
 * source's id: what nobody changed there stays as it is, and what somebody changed here is left
 * alone; so a run that was cut off goes on.
 * @throws SourceRefusal where the source can't be read.
 */
export async function runImport(
  db: Database,
  source: Source,
  options: ImportOptions,
): Promise<Report> {
  const report = new Report(source.label, options.isTrial === true);
  const plan = new Plan(db, source, report);
  const pictures = new Pictures(db, source, options, report);
  const given: Import = { db, source, options, report, pictures, plan };
  try {
    for await (const record of recordsOf(source)) if (record.kind === 'post') plan.add(record);
    await importAll(given);
  } finally {
    pictures.end();
  }
  if (report.hasCome) {
    const { comes = 0, changes = 0 } = report.outcomes.posts ?? {};
    const summary = `${comes + changes} posts from ${source.label}`.slice(0, 300);
    const event = { action: 'import', resource: 'blogs', record_id: '', summary } as const;
    auditOperator(db, event, importer);
  }
  return report;
}

async function importAll(given: Import): Promise<void> {
  const { source, options, plan } = given;
  let done = 0;
  // Pictures of several posts are decoded at once; of ours a working copy needs its live post.
  const atOnce = source.isOwn ? 1 : 4;
  let running: Promise<void>[] = [];
  for await (const record of recordsOf(source)) {
    const importing = importRecord(given, record);
    // What fails is thrown below, also where the source is read on meanwhile.
    importing.catch(() => undefined);
    running.push(importing);
    if (running.length >= atOnce) {
      await Promise.all(running);
      running = [];
    }
    if (record.kind !== 'post') continue;
    done += 1;
    options.progress?.(done, plan.count);
    // What waits, such as an answer of a picture's process, gets its turn.
    await setImmediate();
  }
  await Promise.all(running);
}

async function importRecord(given: Import, record: ImportRecord): Promise<void> {
  if (record.kind === 'loss') given.report.lose(record.what, record.of);
  else if (record.kind !== 'post') await importRow(given, record);
  else {
    try {
      await importPost(given, record);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      given.report.lose(`the whole post: ${error.body.message}`, record.title || record.id);
      given.report.count('posts', 'left');
    }
  }
}

/** A source's records. Exports have several posts of one id: each after the first gets a number to it. */
async function* recordsOf({ read }: Source): AsyncGenerator<ImportRecord> {
  const counts = new Map<string, number>();
  for await (const record of read()) {
    if (record.kind !== 'post') {
      yield record;
      continue;
    }
    const id = sourceId(record);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    yield count > 1 ? { ...record, id: `${record.id} #${count}` } : record;
  }
}
