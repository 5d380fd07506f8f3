import './GuideAside.css';
import { guideAside } from '../../content/guideAside';
import type { Guide } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { FactText } from '../../facts/FactText';
import { refsIn } from '../../facts/names';
import { ConsultationButton } from '../Consultation';
import { DefinitionList } from '../DefinitionList';
import { FreeHelp } from '../FreeHelp';

const { costs, next, book } = guideAside;

/** Beside a guide's text, in sight while one reads: what the visas cost, and what follows on a talk. */
export function GuideAside({ guide }: { guide: Guide }) {
  const facts = useFacts();
  const charges = guide.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'familyCost' ? block.visas : []))
    .filter(({ main }) => refsIn(main).every((ref) => facts[ref]));
  return (
    <aside className="guide-aside sticky no-print">
      {charges.length > 0 && (
        <>
          <h2 className="margin-title">{costs.heading}</h2>
          <dl className="rows rows-split">
            <DefinitionList
              rows={charges.map(({ name, main }) => [name, <FactText key={name} text={main} />])}
            />
          </dl>
          <p className="small">{costs.text}</p>
        </>
      )}
      <h2 className="margin-title">{next.heading}</h2>
      <ol className="steps">
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ConsultationButton className="button button-primary">{book}</ConsultationButton>
      <FreeHelp />
    </aside>
  );
}
