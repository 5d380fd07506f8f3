/**
 * Name and colours of the brand. A build gives styles, drawings, icons and share images these
 * colours; their sources stay as they are drawn.
 */
export const brand = {
  name: 'Wattlepath Migration & Education',
  shortName: 'Wattlepath',
  colours: {
    /** Dark backgrounds, headings. */
    eucalypt: '#12372a',
    /** Links and buttons of the admin. */
    leaf: '#2f6b4f',
    /** The primary action. */
    wattle: '#f2b632',
    /** Sparing accents. */
    ochre: '#b5482a',
    /** The page. */
    paper: '#fbf8f1',
    /** Panels. */
    sand: '#f1eadb',
    /** Text. */
    ink: '#17211c',
    inkSoft: '#4a564f',
  },
} as const;

export type BrandColour = keyof typeof brand.colours;
