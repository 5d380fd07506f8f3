import { MailLink } from '../components/newsletter/MailLink';
import { unsubscribePage } from '../content/newsletterPages';

export function Component() {
  return <MailLink page={unsubscribePage} />;
}
