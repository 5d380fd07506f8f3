import { useState } from 'react';
import { company } from '../../content/company';
import { home } from '../../content/home';
import { offices } from '../../content/offices';
import { heroStats, heroStatsChange } from '../../content/socialProof';
import { waypoints } from '../../content/waypoints';
import { ArrowLink } from '../ArrowLink';
import panorama from '../art/drawings/panorama.svg';
import { ConsultationButton } from '../Consultation';
import { DefinitionList } from '../DefinitionList';
import { PauseButton, useInterval, usePrefersMotion } from './motion';
import './Hero.css';

const { hero } = home;

export function Hero() {
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
          <dt>Registered migration agents</dt>
          <dd>MARN {company.marns.join(', ')}</dd>
          <dt>Since {company.foundedYear}</dt>
          <dd>Founded by former international students</dd>
          <dt>{offices.length} offices</dt>
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

const { claims } = company;

const results = [
  ['student visas', claims.studentVisas],
  ['PR grants', claims.permanentResidencyGrants],
] as const;
const figures = [
  ...(company.socialProof ? results : []),
  ['established', String(company.foundedYear)],
  ['offices', String(offices.length)],
] as const;

/** The company's figures, below the landscape. */
function Claims() {
  return (
    <div className="panel-dark">
      <div className="wrap claims-strip">
        {company.socialProof && <HeroStats />}
        <dl className="claims figures">
          <DefinitionList rows={figures} />
        </dl>
        {company.socialProof && <p className="claims-counted">{claims.counted}</p>}
      </div>
    </div>
  );
}

const names = ['clients', 'successRate', 'processingTime'] as const;

/** Figures that change while the page is open. Changes aren't announced to screen readers. */
function HeroStats() {
  const prefersMotion = usePrefersMotion();
  const [paused, setPaused] = useState(false);
  const [stats, setStats] = useState(startStats);
  useInterval(heroStatsChange.everySeconds, prefersMotion && !paused, () =>
    setStats(nextStats(stats)),
  );
  return (
    <div className="hero-stats">
      <dl className="claims figures">
        {names.map((name) => (
          <div key={name}>
            <dt>{heroStats[name].label}</dt>
            <dd>
              {stats[name]}
              {heroStats[name].suffix}
            </dd>
          </div>
        ))}
      </dl>
      {prefersMotion && (
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the figures" />
      )}
    </div>
  );
}

type Stats = Readonly<Record<keyof typeof heroStats, number>>;

const startStats: Stats = {
  clients: heroStats.clients.start,
  successRate: heroStats.successRate.start,
  processingTime: heroStats.processingTime.start,
};

function wholeNumber({ min, max }: { min: number; max: number }): number {
  return min + Math.floor(Math.random() * (max - min + 1));
}

function nextStats({ clients }: Stats): Stats {
  return {
    clients: clients + wholeNumber(heroStatsChange.clients),
    successRate: wholeNumber(heroStatsChange.successRate),
    processingTime: wholeNumber(heroStatsChange.processingTime),
  };
}
