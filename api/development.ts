import { createApp } from './app';
import type { ReadDocument } from './context';
import { ContentCache } from './http/contentCache';
import { startSending } from './mail/outbox';
import { parseEnvironment } from './operate/environment';
import { startFactClock } from './operate/factClock';
import { startIndexer } from './operate/indexer';
import { firstAdminOf, greeting, prepareDatabase } from './operate/prepare';
import { startPublisher } from './operate/publisher';
import { DailyFacts } from './pages/dailyFacts';

/** The app for Vite's development server, which makes a new one after each change of the source. */
export async function developmentApp(readDocument: ReadDocument) {
  const environment = parseEnvironment(process.env);
  const db = await prepareDatabase(environment);
  const firstAdmin = (await firstAdminOf(db, environment))();
  if (firstAdmin) console.log(greeting(environment.SITE_URL, firstAdmin));
  const sender = startSending(db, environment);
  const cache = new ContentCache();
  const facts = new DailyFacts(db, cache, environment);
  const stopFactClock = startFactClock(facts);
  const publisher = startPublisher(db, () => cache.clear());
  const stopIndexer = startIndexer(db, () => cache.clear());
  const app = createApp({
    db,
    environment,
    cache,
    facts,
    client: {
      readDocument,
      pageLinks: () => '',
      siteStylesheet: '/site/styles/index.css?direct',
      postStylesheets: ['index', 'blogPost'].map((name) => `/site/styles/${name}.css?direct`),
      folders: [],
    },
    wakeSender: sender.wake,
    wakePublisher: publisher.wake,
  });
  return {
    app,
    close: async () => {
      publisher.stop();
      stopFactClock();
      stopIndexer();
      await sender.stop();
      db.close();
    },
  };
}
