import { Booking } from '../components/contact/Booking';
import { Enquiry, useContactKind } from '../components/contact/Enquiry';
import { Offices } from '../components/contact/Offices';
import { Ways } from '../components/contact/Ways';
import { ReplyDay } from '../components/enquiry/ReplyPromise';
import { Seo } from '../components/Seo';
import { contact, contactSeo } from '../content/contact';
import { useFirmText } from '../firm';

const path = '/contact';

export function Component() {
  const { hero, offices } = contact;
  const kind = useContactKind();
  const filled = useFirmText();
  return (
    <>
      <Seo {...contactSeo} path={path} trail={[{ name: hero.eyebrow, path }]} offices />
      <header className="wrap grid page-head">
        <div className="column-main">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{filled(hero.lead)}</p>
          <ReplyDay />
        </div>
        <Ways />
      </header>
      <div className="wrap grid page-body">
        <Enquiry kind={kind} />
        <Booking kind={kind} />
      </div>
      <Offices {...offices} />
    </>
  );
}
