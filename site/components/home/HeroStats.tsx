import { useState } from 'react';
import { heroStats, heroStatsChange } from '../../content/socialProof';
import { PauseButton } from './PauseButton';
import { nextStats, startStats } from './socialProofChange';
import { useInterval } from './useInterval';
import { usePrefersMotion } from './usePrefersMotion';

const names = ['clients', 'successRate', 'processingTime'] as const;

/** The figures that change while the page is open. A change is seen, never announced. */
export function HeroStats() {
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
