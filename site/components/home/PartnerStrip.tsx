import './PartnerStrip.css';
import { useState } from 'react';
import { home } from '../../content/home';
import { partners } from '../../content/partners';
import { useScrollUnderMouse } from './useScrollUnderMouse';

function Logos({ named }: { named: boolean }) {
  return (
    <ul className="partner-logos" aria-hidden={!named || undefined}>
      {partners.map(({ name, logo }) => (
        <li key={name}>
          <img src={logo} alt="" width={160} height={64} loading="lazy" decoding="async" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every partner; twice over once the mouse was on the strip, so that it can run in a loop. */
export function PartnerStrip() {
  const { heading, lead } = home.partners;
  const { strip, start, stop } = useScrollUnderMouse();
  const [isLooped, setIsLooped] = useState(false);
  return (
    <section className="section partners" aria-labelledby="partners-title">
      <div className="wrap">
        <h2 id="partners-title">{heading}</h2>
        <p className="soft">{lead}</p>
      </div>
      <section
        ref={strip}
        className="partner-strip"
        aria-label="Partners"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what it can reach.
        tabIndex={0}
        onMouseEnter={() => {
          setIsLooped(true);
          start();
        }}
        onMouseLeave={stop}
      >
        <Logos named />
        {isLooped && <Logos named={false} />}
      </section>
    </section>
  );
}
