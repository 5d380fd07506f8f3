import './GuideHead.css';
import type { Guide } from '../../content/guides/guide';
import { ArrowLink } from '../ArrowLink';
import { ServicePicture } from '../art/ServicePicture';
import { PageTools } from '../PageTools';

/** The guide's head: title, summary and the service's landscape. */
export function GuideHead({ guide }: { guide: Guide }) {
  return (
    <header className="guide-head">
      <div className="wrap grid">
        <div className="guide-head-text page-head column-main">
          <p className="no-print">
            <ArrowLink to="/services" back>
              Back to Services
            </ArrowLink>
          </p>
          <p className="margin-title">{guide.subclass}</p>
          <h1 className="title">{guide.title}</h1>
          <p className="lead">{guide.lead}</p>
          <PageTools title={guide.title} />
        </div>
      </div>
      <div className="guide-head-art no-print">
        <ServicePicture path={guide.path} first />
      </div>
    </header>
  );
}
