import { createApp } from './app';
import type { ReadDocument } from './context';
import { parseEnvironment } from './environment';
import { startNewsletterSender } from './newsletter';
import { greeting, prepareDatabase } from './prepare';

/** The app for Vite's development server, which makes a new one after each change of the source. */
export async function developmentApp(readDocument: ReadDocument) {
  const environment = parseEnvironment(process.env);
  const prepared = await prepareDatabase(environment);
  if (prepared.firstAdmin) console.log(greeting(environment.SITE_URL, prepared));
  const { db } = prepared;
  const sender = startNewsletterSender(db, environment);
  const app = createApp({
    db,
    environment,
    client: {
      readDocument,
      pageLinks: () => '',
      siteStylesheet: '/site/styles/index.css?direct',
      folders: [],
    },
    wakeSender: sender.wake,
  });
  return {
    app,
    close: async () => {
      await sender.stop();
      db.close();
    },
  };
}
