import './CalculatorPage.css';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { calculator } from '../../content/calculator';
import type { Seo as SeoTexts } from '../../content/guides/guide';
import { ArrowLink } from '../ArrowLink';
import { BookingButton } from '../BookingButton';
import { ClosingPanel } from '../ClosingPanel';
import { Icon } from '../Icon';
import { Seo } from '../Seo';
import type { Step } from '../structuredData';

/** Content of both calculators' results besides the points. */
export interface ResultProps {
  /** False after an answer changed, until the points are recalculated. */
  current: boolean;
  ref: Ref<HTMLElement>;
}

interface CalculatorProps {
  seo: SeoTexts;
  words: {
    path: string;
    title: string;
    lead: string;
    back: { path: string; label: string };
    indicative: string;
  };
  trail: readonly Step[];
  /** Above the title: the visitor may need another page. */
  notice?: ReactNode;
  /** Beside the title: other calculators. */
  other: ReactNode;
  /** The questions. Reports at each change whether they still match the address. */
  form: (onChange: (same: boolean) => void) => ReactNode;
  result: (props: ResultProps) => ReactNode;
  /** Id of the field that must be answered first. */
  missing: string | undefined;
}

/** A calculator's page: form, result and its limits. */
export function Calculator(props: CalculatorProps) {
  const { seo, words, trail, notice, other, form, result, missing } = props;
  const { path, title, lead, back, indicative } = words;
  const { guidance, official } = calculator;
  const shown = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(true);
  useResultFocus(shown, missing);
  return (
    <>
      <Seo {...seo} path={path} trail={trail} />
      <div className="wrap calculator">
        <p className="no-print">
          <ArrowLink to={back.path} back>
            {back.label}
          </ArrowLink>
        </p>
        {notice}
        <div className="grid page-head calculator-head">
          <header className="calculator-title">
            <h1 className="title">{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          <p className="margin-note calculator-other column-aside no-print">{other}</p>
        </div>
        {form(setCurrent)}
      </div>
      {result({ current, ref: shown })}
      <div className="wrap grid calculator-note">
        <p className="column-main">{indicative}</p>
        <p className="column-aside">
          <a className="arrow-link" href={official.url} target="_blank" rel="noopener">
            {official.label}
            <span className="visually-hidden"> (new tab)</span>
            <Icon name="external" />
          </a>
        </p>
      </div>
      <ClosingPanel heading={guidance.heading} text={guidance.text}>
        <BookingButton label={guidance.primary.label} />
        <ArrowLink to={guidance.secondary.path}>{guidance.secondary.label}</ArrowLink>
      </ClosingPanel>
    </>
  );
}

/**
 * Focuses the result after each submit, or the first input of the field that needs an answer. Not
 * on Back or Forward.
 */
function useResultFocus(result: { current: HTMLElement | null }, fieldId: string | undefined) {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each submit.
  useEffect(() => {
    if (navigationType === 'POP') return;
    if (result.current) result.current.focus({ preventScroll: true });
    else if (fieldId)
      document.querySelector<HTMLElement>(`#${fieldId} input, input#${fieldId}`)?.focus();
  }, [key, navigationType, fieldId]);
}
