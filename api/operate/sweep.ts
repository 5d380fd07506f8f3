import type { Database } from '../../db/client';
import { sweepEnquiries } from '../../db/enquiries';
import { removeUnnamedImages } from '../../db/images';
import { sweepMessages } from '../../db/messages';
import { sweepMisses } from '../../db/searchMisses';
import { sweepSubscribers } from '../../db/subscribers';
import { emptyTrash } from '../../db/trash';
import { retention } from '../../site/server';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes for good what has been in the trash for its time, pictures that nothing names any more,
 * addresses that nobody confirmed, messages that are done and old words of searches: now and once a day. @returns what ends it.
 */
export function startSweep(db: Database): () => void {
  const sweep = () => {
    try {
      const posts = emptyTrash(db);
      if (posts > 0) console.log(`trash: deleted ${posts} for good`);
      const { enquiryMonths: closedMonths, spamDays } = retention;
      const enquiries = sweepEnquiries(db, { closedMonths, spamDays });
      if (enquiries > 0) console.log(`enquiries: deleted ${enquiries} whose time was over`);
      const pictures = removeUnnamedImages(db);
      if (pictures > 0) console.log(`pictures: removed ${pictures} that nothing named for a week`);
      const addresses = sweepSubscribers(db);
      if (addresses > 0) console.log(`newsletter: deleted ${addresses} that nobody confirmed`);
      sweepMisses(db);
      const messages = sweepMessages(db);
      if (messages > 0) console.log(`mail: forgot ${messages} that were done a month ago`);
    } catch (error) {
      console.error('sweep: it failed; the next try is tomorrow', error);
    }
  };
  sweep();
  const timer = setInterval(sweep, day).unref();
  return () => clearInterval(timer);
}
