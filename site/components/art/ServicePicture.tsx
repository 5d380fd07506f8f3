import employerSponsored from './drawings/services/employer-sponsored.svg';
import partnerVisa from './drawings/services/partner-visa.svg';
import permanentResidency from './drawings/services/permanent-residency.svg';
import postStudyWork from './drawings/services/post-study-work.svg';
import studentVisa from './drawings/services/student-visa.svg';
import visitorVisa from './drawings/services/visitor-visa.svg';

/** The landscape of each service by its path; its trails say what the service is. */
const servicePictures: Readonly<Record<string, string>> = {
  '/services/permanent-residency': permanentResidency,
  '/services/employer-sponsored': employerSponsored,
  '/services/student-visa': studentVisa,
  '/services/post-study-work': postStudyWork,
  '/services/visitor-visa': visitorVisa,
  '/services/partner-visa': partnerVisa,
};

interface ServicePictureProps {
  /** The service's. */
  path: string;
  /** In the first view: loaded at once. */
  first?: boolean;
}

/** The small landscape of one service. */
export function ServicePicture({ path, first = false }: ServicePictureProps) {
  return (
    <img
      className="art-plate"
      src={servicePictures[path]}
      alt=""
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
