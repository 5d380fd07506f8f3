import { setImmediate } from 'node:timers/promises';
import { auditOperator } from '../../api/accounts/auditTrail';
import { HttpError } from '../../api/http/errors';
import type { Database } from '../../db/client';
import { cut } from '../../shared/cut';
import { type Import, importer } from './context';
import { Papers } from './papers';
import { Pictures } from './pictures';
import { Plan } from './plan';
import { importPost } from './posts';
import { type ImportOptions, type ImportRecord, type ImportSource, sourceId } from './records';
import { Report } from './report';
import { importRow } from './rows';

/**
 * Imports a source's new and changed things. Known things are recognized by the source's id:
 * unchanged ones are skipped, and those changed here are left alone, so an interrupted run can be
 * repeated.
 * @throws SourceRefusal if the source can't be read.
 */
export async function runImport(
  db: Database,
  source: ImportSource,
  options: ImportOptions,
): Promise<Report> {
  const report = new Report(source.label, options.isTrial === true);
  const plan = new Plan(db, source, report);
  const pictures = new Pictures(db, source, options, report);
  const papers = new Papers(db, source, options, report, pictures);
  const input: Import = { db, source, options, report, pictures, papers, plan };
  try {
    for await (const record of recordsOf(source)) if (record.kind === 'post') plan.add(record);
    await importAll(input);
  } finally {
    pictures.end();
  }
  if (report.hasChanges) {
    const { created = 0, updated = 0 } = report.outcomes.posts ?? {};
    const summary = cut(`${created + updated} posts from ${source.label}`, 300);
    const event = { action: 'import', resource: 'blogs', record_id: '', summary } as const;
    auditOperator(db, event, importer);
  }
  return report;
}

async function importAll(input: Import): Promise<void> {
  const { source, options, plan } = input;
  let done = 0;
  // Images of several posts are decoded in parallel; in our own exports drafts need their live post
  // first.
  const atOnce = source.isOwn ? 1 : 4;
  let running: Promise<void>[] = [];
  for await (const record of recordsOf(source)) {
    const importing = importRecord(input, record);
    // Failures are thrown below, also while reading continues.
    importing.catch(() => undefined);
    running.push(importing);
    if (running.length >= atOnce) {
      await Promise.all(running);
      running = [];
    }
    if (record.kind !== 'post') continue;
    done += 1;
    options.progress?.(done, plan.count);
    // Gives pending work, such as an image process's response, a turn.
    await setImmediate();
  }
  await Promise.all(running);
}

async function importRecord(input: Import, record: ImportRecord): Promise<void> {
  if (record.kind === 'loss') input.report.addLoss(record.what, record.of);
  else if (record.kind !== 'post') await importRow(input, record);
  else {
    try {
      await importPost(input, record);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      input.report.addLoss(`the whole post: ${error.body.message}`, record.title || record.id);
      input.report.count('posts', 'skipped');
    }
  }
}

/** Streams a source's records. Duplicate ids of posts get a number appended. */
async function* recordsOf({ read }: ImportSource): AsyncGenerator<ImportRecord> {
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
