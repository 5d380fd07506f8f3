import { createApp } from './app';
import { parseEnvironment } from './environment';
import type { ReadDocument } from './http/siteAssets';
import { serverJobs } from './jobs';
import { JobRunner } from './operate/jobRunner';
import { firstAdminOf, greeting, prepareDatabase } from './operate/prepare';
import { siteContentOf } from './siteContent';

/** Builds the app for Vite's development server, again after each source change. */
export async function developmentApp(readDocument: ReadDocument) {
  const environment = parseEnvironment(process.env);
  const db = await prepareDatabase(environment);
  const firstAdmin = (await firstAdminOf(db, environment))();
  if (firstAdmin) console.log(greeting(environment.SITE_URL, firstAdmin));
  const content = siteContentOf(db, environment);
  const wakeSender = (): void => jobs.wake('mail', 'newsletter');
  const jobs: JobRunner = new JobRunner(serverJobs({ db, environment, content, wakeSender }));
  const app = createApp({
    db,
    environment,
    content,
    client: {
      readDocument,
      pageLinks: () => '',
      siteStylesheet: '/site/styles/index.css?direct',
      postStylesheets: ['styles/index', 'components/blog/PostPage'].map(
        (name) => `/site/${name}.css?direct`,
      ),
      folders: [],
    },
    wakeSender,
    wakePublisher: () => jobs.wake('publish'),
  });
  jobs.start();
  return {
    app,
    close: async () => {
      await jobs.stop();
      db.close();
    },
  };
}
