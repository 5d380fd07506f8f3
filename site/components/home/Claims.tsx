import './Claims.css';
import { company } from '../../content/company';
import { offices } from '../../content/offices';
import { DefinitionList } from '../DefinitionList';
import { HeroStats } from './HeroStats';

const { claims } = company;

/** Said by the changing figures, where those are shown. */
const changing = [
  ['clients', claims.clients],
  ['success rate', claims.successRate],
] as const;
const figures = [
  ...(company.socialProof ? [] : changing),
  ['student visas', claims.studentVisas],
  ['PR grants', claims.permanentResidencyGrants],
  ['established', String(company.foundedYear)],
  ['offices', String(offices.length)],
] as const;

/** The company's figures, on the dark ground at the foot of the landscape. */
export function Claims() {
  return (
    <div className="panel-dark">
      <div className="wrap claims-strip">
        {company.socialProof && <HeroStats />}
        <dl className="claims figures">
          <DefinitionList rows={figures} />
        </dl>
      </div>
    </div>
  );
}
