import { company } from '../../content/company';
import { offices } from '../../content/offices';
import { HeroStats } from './HeroStats';

const { claims } = company;

/** Said by the changing figures, where those are shown. */
const changing = [
  { figure: claims.clients, label: 'clients' },
  { figure: claims.successRate, label: 'success rate' },
];
const figures = [
  ...(company.socialProof ? [] : changing),
  { figure: claims.studentVisas, label: 'student visas' },
  { figure: claims.permanentResidencyGrants, label: 'PR grants' },
  { figure: String(company.foundedYear), label: 'established' },
  { figure: String(offices.length), label: 'offices' },
];

/** The company's figures, on the dark ground at the foot of the landscape. */
export function Claims() {
  return (
    <div className="panel-dark">
      <div className="wrap claims-strip">
        {company.socialProof && <HeroStats />}
        <dl className="claims">
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
