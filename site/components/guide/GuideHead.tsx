import type { Guide } from '../../content/guides/guide';
import { ServicePicture } from '../art/ServicePicture';
import { Icon } from '../Icon';

/** The guide's title page: what it is about, and the landscape of its service. */
export function GuideHead({ guide }: { guide: Guide }) {
  return (
    <header className="guide-head">
      <div className="wrap grid">
        <div className="guide-head-text">
          <a className="way way-back" href="/services">
            <Icon name="arrowBack" />
            Back to Services
          </a>
          <p className="margin-title">{guide.subclass}</p>
          <h1>{guide.title}</h1>
          <p className="lead">{guide.lead}</p>
        </div>
      </div>
      <div className="guide-head-art">
        <ServicePicture path={guide.path} first />
      </div>
    </header>
  );
}
