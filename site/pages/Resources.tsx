import { useSearchParams } from 'react-router-dom';
import { ContactBanner } from '../components/ContactBanner';
import { FreeAccess } from '../components/resources/FreeAccess';
import { freeAccess } from '../components/resources/freeAccess';
import { contactId, GovernmentLinks, Guidance } from '../components/resources/GovernmentLinks';
import { FreeResources, PremiumResources } from '../components/resources/ResourceList';
import { Seo } from '../components/Seo';
import { resourcesPage, resourcesSeo } from '../content/resources';
import { useStore } from '../store';
import './Resources.css';

const path = '/resources';

export function Component() {
  const { hero } = resourcesPage;
  const [query] = useSearchParams();
  const isGiven = useStore(freeAccess);
  const isOpen = isGiven || ['done', 'confirm'].includes(query.get('access') ?? '');
  return (
    <>
      <Seo {...resourcesSeo} path={path} trail={[{ name: hero.eyebrow, path }]} />
      <div className="wrap grid page-body">
        <header className="page-head column-main">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </header>
        <FreeResources open={isOpen} />
        <FreeAccess isGiven={isOpen} onGiven={() => freeAccess.set(true)} />
      </div>
      <PremiumResources />
      <GovernmentLinks />
      <Guidance />
      <div id={contactId} tabIndex={-1}>
        <ContactBanner />
      </div>
    </>
  );
}
