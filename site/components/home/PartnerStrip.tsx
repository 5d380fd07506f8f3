import { useEffect, useRef, useState } from 'react';
import type { PublicRow } from '../../../shared/resources';
import { home } from '../../content/home';
import { useFirmImage } from '../useFirmImage';
import { usePrefersMotion } from './motion';
import './PartnerStrip.css';

type Partners = readonly PublicRow<'partners'>[];

function Logos({ partners, named }: { partners: Partners; named: boolean }) {
  return (
    <ul className="partner-logos" aria-hidden={!named || undefined}>
      {partners.map(({ id, name, image }) => (
        <li key={id}>
          {image && <Logo path={image} />}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const [width, height] = [160, 64];

const Logo = ({ path }: { path: string }) => (
  <img
    src={useFirmImage(path, 2 * width)}
    alt=""
    {...{ width, height }}
    loading="lazy"
    decoding="async"
  />
);

/** Every partner; repeated once hovered, so that the strip can loop. */
export function PartnerStrip({ partners }: { partners: Partners }) {
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
        <Logos partners={partners} named />
        {isLooped && <Logos partners={partners} named={false} />}
      </section>
    </section>
  );
}

const pixelsAFrame = 1;

/** Scrolls a strip of two equal halves sideways from `start` to `stop` in a loop. */
function useScrollUnderMouse() {
  const strip = useRef<HTMLElement>(null);
  const frame = useRef(0);
  const prefersMotion = usePrefersMotion();

  const step = () => {
    const element = strip.current;
    if (!element) return;
    const half = element.scrollWidth / 2;
    const next = element.scrollLeft + pixelsAFrame;
    element.scrollLeft = next >= half ? next - half : next;
    frame.current = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(frame.current);
  const start = () => {
    stop();
    if (prefersMotion) frame.current = requestAnimationFrame(step);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { strip, start, stop };
}
