import { useState } from 'react';
import { heroStats, heroStatsChange } from '../../content/socialProof';
import { PauseButton } from './PauseButton';
import { nextStats, startStats } from './socialProofChange';
import { useEvery } from './useEvery';
import { useMayMove } from './useMayMove';

const names = ['clients', 'successRate', 'processingTime'] as const;

/** The figures that change while the page is open. A change is seen, never announced. */
export function HeroStats() {
  const mayMove = useMayMove();
  const [paused, setPaused] = useState(false);
  const [stats, setStats] = useState(startStats);
  useEvery(heroStatsChange.everySeconds, mayMove && !paused, () => setStats(nextStats(stats)));
  return (
    <div className="hero-stats">
      <dl className="claims">
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
      {mayMove && (
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the figures" />
      )}
    </div>
  );
}
