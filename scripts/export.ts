import { parseEnvironment } from '../api/environment';
import { keepHeapSmall } from '../api/operate/memory';
import { openDatabase } from '../db/client';
import { omittedTables } from '../db/file/exports';
import { assertDatabase, runCommand, showProgress } from './command';
import { exportFolder } from './import/exportFolder';

const usage = `Usage:
  npm run export -- FOLDER   writes all content into a new folder, also while the site is running
      --admins     includes admins' names and password hashes (admins.json)
      --visitors   includes visitors' messages and consents (visitors.json)`;

const options = {
  admins: { type: 'boolean', default: false },
  visitors: { type: 'boolean', default: false },
} as const;

await runCommand({ usage, args: [1, 1], options }, async ([folder = ''], values) => {
  keepHeapSmall();
  const { DATABASE_FILE, SITE_URL: site } = parseEnvironment(process.env);
  const db = openDatabase(assertDatabase(DATABASE_FILE));
  try {
    const exportOptions = { site, progress: showProgress('Writing posts'), ...values };
    const { posts, drafts, pictures, categories } = await exportFolder(db, folder, exportOptions);
    console.log(
      `Wrote ${posts} posts, ${drafts} drafts, ${pictures} pictures and ${categories} categories to ${folder}.`,
    );
    console.log(
      `Left out: ${Object.keys(omittedTables).join(', ')}. npm run backup keeps everything.`,
    );
    if (values.admins)
      console.log('admins.json contains password hashes: protect it as you protect the server.');
    if (values.visitors)
      console.log('visitors.json holds personal data, which npm run import does not read.');
    if (!values.admins && !values.visitors)
      console.log('It contains no password hashes and no personal data of visitors.');
  } finally {
    db.close();
  }
});
