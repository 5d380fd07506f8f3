import { lazy } from 'react';
import { PlainField } from './PlainField';
import { adoptSiteArticleStyles } from './siteArticleStyles';

/**
 * Imported when a form first needs it, so that lists load fast. If that fails, it is logged and a
 * plain text area appears.
 */
export const RichTextField = lazy(async () => {
  try {
    const [field] = await Promise.all([import('./RichTextField'), adoptSiteArticleStyles()]);
    return field;
  } catch (error) {
    console.error(error);
    return { default: PlainField };
  }
});
