import { useState } from 'react';
import type { Firm } from '../../../shared/publicFirm';
import { marnsOf } from '../../../shared/publicFirm';
import { home } from '../../content/home';
import { heroStats, heroStatsChange } from '../../content/socialProof';
import { waypoints } from '../../content/waypoints';
import { remarksOn, useFirm } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import panorama from '../art/drawings/panorama.svg';
import { ConsultationButton } from '../Consultation';
import { DefinitionList } from '../DefinitionList';
import { PauseButton, useInterval, usePrefersMotion } from './motion';
import './Hero.css';

const { hero } = home;

export function Hero() {
  const firm = useFirm();
  const { company, offices } = firm;
  const marns = marnsOf(firm);
  return (
    <div className="hero">
      <div className="wrap grid page-head hero-head">
        <div className="column-main">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1 className="title">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions">
            <ConsultationButton className="button button-primary button-large">
              {hero.primary.label}
            </ConsultationButton>
            <ArrowLink to={hero.secondary.path}>{hero.secondary.label}</ArrowLink>
          </div>
        </div>
        <dl className="margin-note hero-margin column-aside">
          {marns && (
            <>
              <dt>Registered migration agents</dt>
              <dd>{marns}</dd>
            </>
          )}
          <dt>Since {company.founded}</dt>
          <dd>Founded by former international students</dd>
          <dt>Offices</dt>
          <dd>{offices.map(({ city }) => city).join(', ')}</dd>
        </dl>
      </div>
      <div className="hero-landscape no-print">
        <img className="panorama" src={panorama} alt="" width={1440} height={430} />
        <ol className="waypoints" aria-hidden="true">
          {waypoints.map(({ name, subclasses }) => (
            <li key={name}>
              {name} <span>{subclasses}</span>
            </li>
          ))}
        </ol>
      </div>
      <Claims />
    </div>
  );
}

/** Claims that move while they are samples, by id, and what they are called there. */
const moving = ['clients', 'success-rate', 'processing-time'];
/** Claims that only the page about the firm shows. */
const elsewhere = ['years'];

/** The company's figures, below the landscape. */
function Claims() {
  const { claims, offices } = useFirm();
  const first = claims.filter(({ id }) => moving.includes(id));
  const others = claims.filter(({ id }) => ![...moving, ...elsewhere].includes(id));
  const remarks = remarksOn(claims);
  const figures = [
    ...others.map(({ label, value }) => [label, value] as const),
    ['offices', String(offices.length)],
  ] as const;
  return (
    <div className="panel-dark">
      <div className="wrap claims-strip">
        {first.length > 0 && <HeroStats claims={first} />}
        <dl className="claims figures">
          <DefinitionList rows={figures} />
        </dl>
        {remarks.length > 0 && <p className="claims-counted">{remarks.join(' ')}</p>}
      </div>
    </div>
  );
}

type Claim = Firm['claims'][number];

/**
 * Figures that change while the page is open if they are samples. Changes aren't announced to screen
 * readers.
 */
function HeroStats({ claims }: { claims: readonly Claim[] }) {
  const { has_samples } = useFirm().company;
  const prefersMotion = usePrefersMotion();
  const [paused, setPaused] = useState(false);
  /** Added to each, by id. */
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const moves = has_samples && prefersMotion;
  useInterval(heroStatsChange.everySeconds, moves && !paused, () => setAdded(nextAdded(added)));
  return (
    <div className="hero-stats">
      <dl className="claims figures">
        {claims.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value.replace(/\d+/, (digits) => String(Number(digits) + (added[id] ?? 0)))}</dd>
          </div>
        ))}
      </dl>
      {moves && (
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the figures" />
      )}
    </div>
  );
}

function wholeNumber({ min, max }: { min: number; max: number }): number {
  return min + Math.floor(Math.random() * (max - min + 1));
}

function nextAdded(added: Readonly<Record<string, number>>) {
  const { clients, successRate, processingTime } = heroStatsChange;
  return {
    clients: (added.clients ?? 0) + wholeNumber(clients),
    'success-rate': wholeNumber(successRate) - heroStats.successRate.start,
    'processing-time': wholeNumber(processingTime) - heroStats.processingTime.start,
  };
}
