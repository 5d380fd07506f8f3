import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openSource } from '../api/import/openSource';
import { fullReport, reportLines } from '../api/import/report';
import { runImport } from '../api/import/run';
import { batchLines, undoImport } from '../api/import/undo';
import { parseEnvironment } from '../api/operate/environment';
import { keepHeapSmall } from '../api/operate/memory';
import { openDatabase } from '../db/client';
import { runCommand, showProgress } from './command';

const usage = `Usage:
  npm run import -- SOURCE            says what would come, change, clash and be lost; writes nothing
  npm run import -- SOURCE --apply    brings it, also while the site serves
      --drafts           live posts come as working copies
      --admins           its admins become admins here, with the passwords they have there
      --pictures PLACE   a folder, or an https address, where the pictures are
      --addresses PATTERN  of the addresses that posts had there, e.g. /:year/:month/:slug/
      --report FILE      the whole report, each loss with every post
  npm run import -- --batches         what was brought
  npm run import -- --undo BATCH [--apply]
SOURCE: an export of WordPress (.xml) or Ghost (.json), the old system's tables (a folder or file, CSV or
JSON), a folder of Markdown files, or a folder of npm run export.`;

await runCommand(async () => {
  keepHeapSmall();
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      admins: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      addresses: { type: 'string' },
      report: { type: 'string' },
      batches: { type: 'boolean', default: false },
      undo: { type: 'string' },
    },
  });
  const [path, ...more] = positionals;
  const { apply, drafts, admins, pictures, addresses, report: file, batches, undo } = values;
  const isOne =
    [path, undo, batches || undefined].filter((each) => each !== undefined).length === 1;
  if (!isOne || more.length > 0) throw new Error(usage);
  const { DATABASE_FILE, SITE_URL: site } = parseEnvironment(process.env);
  const source = path === undefined ? undefined : await openSource(path, addresses);
  const db = openDatabase(DATABASE_FILE);
  try {
    if (batches) console.log(batchLines(db).join('\n'));
    else if (undo !== undefined) console.log(undoImport(db, undo, apply).join('\n'));
    if (!source) return;
    const progress = showProgress(apply ? 'Bringing posts' : 'Reading posts');
    const report = await runImport(db, source, {
      site,
      apply,
      drafts,
      admins,
      pictures,
      progress,
    });
    console.log(reportLines(report).join('\n'));
    if (file) writeFileSync(file, fullReport(report));
    if (!apply) console.log('Nothing was written. Add --apply to bring it.');
  } finally {
    db.close();
  }
});
