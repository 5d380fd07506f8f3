import './CalculatorPage.css';
import type { ReactNode } from 'react';
import { ArrowLink } from '../components/ArrowLink';
import { BookingButton } from '../components/BookingButton';
import { ClosingPanel } from '../components/ClosingPanel';
import { Icon } from '../components/Icon';
import { Seo } from '../components/Seo';
import type { Step } from '../components/structuredData';
import { calculator } from '../content/calculator';
import type { Seo as SeoTexts } from '../content/guides/guide';

interface CalculatorPageProps {
  seo: SeoTexts;
  words: {
    path: string;
    title: string;
    lead: string;
    back: { path: string; label: string };
    indicative: string;
  };
  trail: readonly Step[];
  /** Beside the title: other ways to count. */
  other: ReactNode;
  form: ReactNode;
  result: ReactNode;
}

/** A calculator's page: its form, its result, and how far to rely on it. */
export function CalculatorPage({ seo, words, trail, other, form, result }: CalculatorPageProps) {
  const { path, title, lead, back, indicative } = words;
  const { guidance, official } = calculator;
  return (
    <>
      <Seo {...seo} path={path} trail={trail} />
      <div className="wrap calculator">
        <ArrowLink to={back.path} back>
          {back.label}
        </ArrowLink>
        <div className="grid calculator-head">
          <header className="calculator-title">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          <p className="calculator-other">{other}</p>
        </div>
        {form}
      </div>
      {result}
      <div className="wrap grid calculator-note">
        <p>{indicative}</p>
        <p>
          <a className="way" href={official.url} target="_blank" rel="noopener">
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
