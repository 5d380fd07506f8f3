import { writeFileSync } from 'node:fs';
import { parseEnvironment } from '../api/environment';
import { keepHeapSmall } from '../api/operate/memory';
import { runCommand, showProgress } from './command';
import { importTarget } from './import/importTarget';
import { openSource } from './import/openSource';
import { runImport } from './import/run';

const usage = `Usage:
  npm run import -- SOURCE            shows what would be created, updated, in conflict or lost; writes nothing
  npm run import -- SOURCE --apply    imports it, also while the site is running, after a backup
      --drafts           imports live posts as drafts
      --admins           imports admins with their passwords
      --pictures PLACE   folder or https address of the images
      --addresses PATTERN  pattern of the posts' old addresses, e.g. /:year/:month/:slug/
      --fields NAME=FIELD,…  meanings of Markdown fields, e.g. datetime=date
      --report FILE      writes the full report: every loss with its posts
SOURCE: an export of WordPress (.xml) or Ghost (.json), the old system's tables (a folder or file, CSV or
JSON), a folder of Markdown files, or a folder of npm run export.`;

const call = {
  usage,
  args: [1, 1],
  options: {
    apply: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    admins: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    addresses: { type: 'string' },
    fields: { type: 'string' },
    report: { type: 'string' },
  },
} as const;

await runCommand(call, async ([path = ''], values) => {
  keepHeapSmall();
  const { apply, addresses, fields, report: file, ...options } = values;
  const { DATABASE_FILE, SITE_URL: site } = parseEnvironment(process.env);
  const source = await openSource(path, addresses, fields);
  const target = await importTarget(DATABASE_FILE, apply);
  try {
    const progress = showProgress(apply ? 'Importing posts' : 'Reading posts');
    const importOptions = { site, isTrial: !apply, ...options, progress };
    const report = await runImport(target.db, source, importOptions);
    console.log(report.lines().join('\n'));
    if (file) writeFileSync(file, `${report.lines(false).join('\n')}\n`);
    console.log(target.close(report.hasChanges));
  } catch (error) {
    console.log(target.close(true));
    throw error;
  }
});
