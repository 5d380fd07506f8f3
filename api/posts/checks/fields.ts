import type { Finding } from '../../../db/posts/findings';
import { isFileName } from '../../../shared/fileName';
import type { CheckedPost, Known, Report } from './checkedPost';

/** Characters: search engines cut longer titles, and shorter ones say too little. */
const titleLength = { least: 15, most: 60 };
const descriptionLength = { least: 50, most: 160 };

export function checkFields(post: CheckedPost, known: Known, report: Report): void {
  if (post.image_url) checkCover(post, known, report);
  if (post.share_image && !known.isPicture(post.share_image)) {
    const message = 'The picture for shared links no longer exists: upload it again.';
    report.add('block', { code: 'picture-missing', field: 'share_image', message });
  }
  checkLength(post, post.seo_title ? 'seo_title' : 'title', 'title-length', report);
  checkLength(
    post,
    post.seo_description ? 'seo_description' : 'excerpt',
    'description-length',
    report,
  );
}

function checkCover({ image_url, image_alt }: CheckedPost, known: Known, report: Report): void {
  if (!known.isPicture(image_url)) {
    const message = 'The featured image no longer exists: upload it again.';
    report.add('block', { code: 'picture-missing', field: 'image_url', message });
  }
  if (image_alt === null) {
    const message = 'Describe the featured image, or mark it as decorative.';
    report.add('block', { code: 'picture-undecided', field: 'image_alt', message });
  } else if (isFileName(image_alt, image_url)) {
    const message = 'Say what the featured image shows: a file name describes nothing.';
    report.add('block', {
      code: 'picture-file-name',
      field: 'image_alt',
      message,
      excerpt: image_alt,
    });
  }
}

function checkLength(
  post: CheckedPost,
  field: 'title' | 'seo_title' | 'excerpt' | 'seo_description',
  code: 'title-length' | 'description-length',
  report: Report,
): void {
  const text = post[field].trim();
  // The form reports missing fields.
  if (text === '') return;
  const { least, most } = code === 'title-length' ? titleLength : descriptionLength;
  const noun = code === 'title-length' ? 'title' : 'description';
  const length = [...text].length;
  const own =
    field === 'title' || field === 'excerpt' ? `, or write a ${noun} for search engines` : '';
  const add = (message: string): void =>
    report.add('advise', { code, field, message } satisfies Omit<Finding, 'level'>);
  if (length > most) {
    add(
      `Search engines cut a ${noun} after about ${most} characters and this has ${length}: shorten it${own}.`,
    );
  } else if (length < least) {
    add(`A ${noun} of ${length} characters tells searchers little: say more in it${own}.`);
  }
}
