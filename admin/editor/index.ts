import { lazy } from 'react';
import { PlainField } from './PlainField';
import { adoptSiteArticleStyles } from './siteArticleStyles';

/**
 * Loaded when a form first needs it, so that the lists don't wait for the editor. Where it can't be
 * loaded, that is logged and the text can be edited all the same.
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
