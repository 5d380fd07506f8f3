import { MailLink } from '../components/newsletter/MailLink';
import { confirmPage, confirmSeo } from '../content/newsletterPages';

export function Component() {
  return <MailLink page={confirmPage} seo={confirmSeo} />;
}
