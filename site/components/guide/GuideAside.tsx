import './GuideAside.css';
import { guideAside } from '../../content/guideAside';
import type { Guide } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { FactText } from '../../facts/FactText';
import { refsIn } from '../../facts/names';
import { Filled } from '../../firm';
import { ConsultationButton } from '../Consultation';
import { DefinitionList } from '../DefinitionList';
import { FreeHelp } from '../FreeHelp';

const { costs, next, book } = guideAside;

/** Lists the charges of a guide's visas. Renders nothing if none is known. */
export function CostsAtAGlance({ guide }: { guide: Guide }) {
  const facts = useFacts();
  const charges = guide.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'familyCost' ? block.visas : []))
    .filter(({ main }) => refsIn(main).every((ref) => facts[ref]));
  if (charges.length === 0) return null;
  return (
    <div className="guide-costs no-print">
      <h2 className="margin-title">{costs.heading}</h2>
      <dl className="rows rows-split">
        <DefinitionList
          rows={charges.map(({ name, main }) => [name, <FactText key={name} text={main} />])}
        />
      </dl>
      <p className="small">{costs.text}</p>
    </div>
  );
}

/** Beside a guide's text and always in view: charges, and what happens in a consultation. */
export function GuideAside({ guide }: { guide: Guide }) {
  return (
    <aside className="guide-aside sticky no-print">
      <CostsAtAGlance guide={guide} />
      <h2 className="margin-title">{next.heading}</h2>
      <ol className="steps">
        {next.steps.map((step) => (
          <li key={step}>
            <Filled text={step} />
          </li>
        ))}
      </ol>
      <ConsultationButton className="button button-primary">{book}</ConsultationButton>
      <FreeHelp />
    </aside>
  );
}
