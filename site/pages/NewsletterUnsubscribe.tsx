import { MailLink } from '../components/newsletter/MailLink';
import { unsubscribePage, unsubscribeSeo } from '../content/newsletterPages';

export function Component() {
  return <MailLink page={unsubscribePage} seo={unsubscribeSeo} />;
}
