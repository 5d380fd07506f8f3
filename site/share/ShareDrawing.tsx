import { renderToStaticMarkup } from 'react-dom/server';
import { Landscape } from '../components/art/Landscape';
import { Sprig } from '../components/art/Sprig';
import { seededScene } from '../components/art/seededScene';
import { type Scene, serviceScenes } from '../components/art/serviceScenes';
import type { Terrain } from '../components/art/terrain';
import { LogoMark } from '../components/Logo';
import { company } from '../content/company';
import { breakLines, setLine } from './lettering';
import { shareStyle } from './shareStyle';
import { shareTitles } from './titles';

const width = 1200;
const height = 630;
const margin = 72;
const titleWidth = 830;
/** The first size in which the title takes at most this many lines is used. */
const sizes = [
  { size: 86, lines: 2 },
  { size: 66, lines: 3 },
  { size: 52, lines: 4 },
] as const;

/** The share image of a page as SVG, all text as outlines; undefined where there is no such page. */
export function drawShareImage(path: string): string | undefined {
  const title = shareTitles.get(path);
  return title && renderToStaticMarkup(<ShareDrawing path={path} title={title} />);
}

function ShareDrawing({ path, title }: { path: string; title: string }) {
  const { size, lines } = typeset(title);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} role="img">
      <title>{title}</title>
      <style>{shareStyle}</style>
      <rect className="share-paper" width={width} height={height} />
      <Scenery scene={serviceScenes[path] ?? seededScene(path)} />
      <Sprig from={[1250, 300]} to={[985, 40]} bow={-46} size={120} />
      <svg x={margin} y={52} width={60} height={60} aria-hidden="true">
        <LogoMark />
      </svg>
      <Lettering className="share-name" text={company.shortName} x={margin + 76} y={94} size={38} />
      {lines.map((line, i) => (
        <Lettering
          key={line}
          className="share-letters"
          text={line}
          x={margin}
          y={128 + size * 0.9 + i * size * 1.06}
          size={size}
        />
      ))}
    </svg>
  );
}

/** A scene 400 wide, broad and low under the title. */
function Scenery({ scene }: { scene: Scene }) {
  const [broad, low] = [3, 1.3];
  const terrain: Terrain = {
    width,
    height,
    horizon: 408,
    lines: 14,
    hills: scene.hills.map(([x, deep, high, breadth, length]) => [
      x * broad,
      deep,
      high * low,
      breadth * broad,
      length,
    ]),
  };
  const trails = scene.trails.map((trail) => ({ ...trail, x: (d: number) => trail.x(d) * broad }));
  const sun = scene.sun && { at: [scene.sun.at[0] * broad, 392] as const, radius: 48 };
  return <Landscape terrain={terrain} trails={trails} sun={sun} stopRadius={17} />;
}

interface LetteringProps {
  className: string;
  text: string;
  /** Where the line begins, and where its letters stand. */
  x: number;
  y: number;
  size: number;
}

function Lettering({ className, text, x, y, size }: LetteringProps) {
  return (
    <g className={className} transform={`translate(${x} ${y}) scale(${size / 1000})`}>
      {setLine(text).letters.map((letter) => (
        <path key={letter.x} transform={`translate(${letter.x})`} d={letter.path} />
      ))}
    </g>
  );
}

function typeset(title: string): { size: number; lines: string[] } {
  const tried = sizes.map(({ size, lines: most }) => {
    const lines = breakLines(title, (titleWidth / size) * 1000);
    return { size, lines, fits: lines.length <= most };
  });
  const fitting = tried.find(({ fits }) => fits) ?? tried.at(-1);
  return fitting ?? { size: 52, lines: [title] };
}
