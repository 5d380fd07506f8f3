import { type Point, rounded, smoothPath } from './curve';

/**
 * Draws the landscape of a post that has no picture: a terrain and a family of colours for its
 * category, and hills, sky, sun and trail of its own. The same names give the same drawing.
 */
export function drawLandscape(category: string, seed: string): string {
  const terrain = pick(terrains, hashOf(`land of ${category}`));
  const random = randomFrom(hashOf(seed));
  const [sky, sun] = pick(terrain.skies, hashOf(seed));
  const lift = between(random, -10, 10);
  const hills = relief.map(({ mean, swell }, i) => {
    const [fill, stroke] = terrain.hills[i] ?? deep;
    return {
      fill,
      stroke,
      ridge: ridgeOf(terrain.shape, random, mean + (lift * (4 - i)) / 4, swell),
    };
  });
  const trail = trailOf(random, hills[1]?.ridge ?? (() => height));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `<title>Hills and a trail</title><style>${style}</style>` +
    `<path class="sky" fill="${sky}" d="M0 0H${width}V${height}H0Z"/>` +
    sunOf(random, sun, sky === night) +
    hills.map((hill, i) => hillOf(hill, i === 0 ? undefined : trail)).join('') +
    sprigOf(random) +
    '</svg>'
  );
}

const width = 400;
const height = 210;
const step = 20;

const style =
  'path,circle{stroke-linecap:round;stroke-linejoin:round;stroke-width:1.75px;vector-effect:non-scaling-stroke}' +
  '.line{fill:none}.trail{fill:none;stroke:#fbf8f1;stroke-width:2.25px}.blossom{fill:#f2b632}' +
  '.stem{fill:none;stroke:#12372a}' +
  '@media screen and (prefers-color-scheme:dark){.sky{fill:#1c2b24}.sun{fill:#f7cd6b}}';

const night = '#12372a';
type Ink = readonly [fill: string, stroke: string];

const green: Ink = ['#2f6b4f', '#5a937a'];
const deep: Ink = ['#12372a', '#2f6b4f'];
const sage: Ink = ['#8fb198', '#659076'];
const pale: Ink = ['#c3d3bd', '#91b098'];
const ochre: Ink = ['#b5482a', '#d1764f'];
const clay: Ink = ['#8f3519', '#b5482a'];
const gold: Ink = ['#f2b632', '#d1961a'];
const sand: Ink = ['#e6d3a8', '#cfb98a'];

interface Terrain {
  /** Height of the ridge above its mean, from -1 to 1, at an angle along it. */
  shape(angle: number): number;
  /** Colours of sky and sun. */
  skies: readonly [Ink, ...Ink[]];
  /** From the farthest to the nearest. */
  hills: readonly Ink[];
}

const waves = (angle: number) => Math.sin(angle);
const dunes = (angle: number) => Math.sin(angle + 0.7 * Math.sin(angle));
const peaks = (angle: number) => 1 - 2 * Math.abs(Math.sin(angle / 2)) ** 0.8;
const tables = (angle: number) => Math.tanh(3.2 * Math.sin(angle));
const islands = (angle: number) => 2 * Math.max(0, Math.sin(angle)) ** 1.5 - 1;
const downs = (angle: number) => 0.55 * Math.sin(angle) + 0.3 * Math.sin(2 * angle + 1);

const terrains: readonly [Terrain, ...Terrain[]] = [
  {
    shape: waves,
    skies: [
      ['#fbf8f1', '#f2b632'],
      ['#f2b632', '#fbf8f1'],
      ['#e3e8d8', '#b5482a'],
    ],
    hills: [pale, sage, green, deep],
  },
  {
    shape: dunes,
    skies: [
      ['#f2b632', '#fbf8f1'],
      ['#fbf8f1', '#b5482a'],
      [night, '#f2b632'],
    ],
    hills: [sand, gold, ochre, clay],
  },
  {
    shape: peaks,
    skies: [
      [night, '#fbf8f1'],
      ['#f1eadb', '#b5482a'],
      ['#f2b632', '#fbf8f1'],
    ],
    hills: [sage, ochre, green, deep],
  },
  {
    shape: tables,
    skies: [
      ['#f1eadb', '#f2b632'],
      ['#f2b632', '#b5482a'],
      ['#8fb198', '#fbf8f1'],
    ],
    hills: [clay, ochre, gold, green],
  },
  {
    shape: islands,
    skies: [
      ['#f1eadb', '#b5482a'],
      ['#b5482a', '#f2b632'],
      ['#c3d3bd', '#fbf8f1'],
    ],
    hills: [green, sage, pale, deep],
  },
  {
    shape: downs,
    skies: [
      ['#c3d3bd', '#f2b632'],
      [night, '#f2b632'],
      ['#fbf8f1', '#b5482a'],
    ],
    hills: [sage, green, gold, ochre],
  },
];

/** Where the four ridges lie, and how far they swell, in units of the drawing. */
const relief = [
  { mean: 92, swell: 17 },
  { mean: 116, swell: 15 },
  { mean: 142, swell: 13 },
  { mean: 176, swell: 9 },
];

type Ridge = (x: number) => number;

function ridgeOf(
  shape: Terrain['shape'],
  random: () => number,
  mean: number,
  swell: number,
): Ridge {
  const [long, short] = [between(random, 150, 260), between(random, 60, 110)];
  const [at, shortAt] = [random() * 7, random() * 7];
  return (x) =>
    mean -
    swell * (shape(at + (x * 2 * Math.PI) / long) + 0.22 * Math.sin(shortAt + x / (short / 6.3)));
}

interface Hill {
  fill: string;
  stroke: string;
  ridge: Ridge;
}

/** A hill with its contours, and the stretch of trail upon it. */
function hillOf({ fill, stroke, ridge }: Hill, trail: ((y: number) => number) | undefined): string {
  const lines = [1, 2, 3, 4]
    .map((below) => lineAlong((x) => ridge(x) * (1 - 0.07 * below) + below * (9 + 0.07 * height)))
    .join('');
  const walk = trail ? walkOf(trail, ridge) : '';
  return (
    `<path fill="${fill}" d="${lineAlong(ridge)}V${height + 4}H-${step}Z"/>` +
    `<path class="line" stroke="${stroke}" d="${lines}"/>${walk}`
  );
}

function lineAlong(ridge: Ridge): string {
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, ridge(x)]);
  return smoothPath(points);
}

/** Where the trail is at a height: from a far ridge it swings ever wider towards the reader. */
function trailOf(random: () => number, ridge: Ridge): (y: number) => number {
  const start = between(random, 120, 280);
  const top = ridge(start);
  const [swing, turns, at] = [between(random, 60, 110), between(random, 1.1, 1.9), random() * 7];
  const share = (y: number) => Math.max(0, (y - top) / (height - top));
  return (y) =>
    start +
    swing * share(y) * (Math.sin(at + turns * 2 * Math.PI * Math.sqrt(share(y))) - Math.sin(at));
}

/** The stretch of a trail below a ridge; nearer hills are drawn over its foot. */
function walkOf(trail: (y: number) => number, ridge: Ridge): string {
  const points: Point[] = [];
  for (let y = 60; y <= height + 6; y += 3) {
    if (y >= ridge(trail(y)) - 1) points.push([trail(y), y]);
  }
  return points.length > 3 ? `<path class="trail" d="${smoothPath(points)}"/>` : '';
}

function sunOf(random: () => number, fill: string, isNight: boolean): string {
  const [x, y, r] = [between(random, 80, 320), between(random, 44, 84), between(random, 24, 42)];
  const dots = isNight
    ? Array.from({ length: 5 }, () => [random() * width, between(random, 8, 60)] as const)
        .map(
          ([at, up]) => `<circle fill="#fbf8f1" cx="${rounded(at)}" cy="${rounded(up)}" r="1.6"/>`,
        )
        .join('')
    : '';
  return `${dots}<circle class="sun" fill="${fill}" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}"/>`;
}

/** From its foot at the edge, to the right and up. */
const stemPoints: readonly Point[] = [
  [0, 0],
  [14, 14],
  [26, 24],
  [36, 30],
  [44, 33],
];

/** Wattle at one side of the foreground. */
function sprigOf(random: () => number): string {
  const side = random() < 0.5 ? 1 : -1;
  const foot = side > 0 ? -4 : width + 4;
  const place = ([x, y]: Point): Point => [foot + side * x, height - y];
  const stem = stemPoints.map(place);
  const blossoms = [10, 18, 26, 34, 42, 50].flatMap((x, i) =>
    [0, 1, 2].map((k) => {
      const [cx, cy] = place([x + 4 * k, 22 + 3 * (i % 3) + (k - 1) * 5 + i * 1.4]);
      return `<circle class="blossom" cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(3.6 - 0.4 * k)}"/>`;
    }),
  );
  return `<path class="stem" d="${smoothPath(stem)}"/>${blossoms.join('')}`;
}

/** Returns numbers from 0 to 1, the same for the same seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: () => number, least: number, most: number) =>
  least + random() * (most - least);

function pick<Item>(items: readonly [Item, ...Item[]], seed: number): Item {
  return items[seed % items.length] ?? items[0];
}

/** FNV-1a. */
function hashOf(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
