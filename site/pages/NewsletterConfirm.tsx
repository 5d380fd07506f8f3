import { MailLink } from '../components/newsletter/MailLink';
import { confirmPage } from '../content/newsletterPages';

export function Component() {
  return <MailLink page={confirmPage} />;
}
