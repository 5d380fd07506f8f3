import text from './styles/fonts/hanken-grotesk.woff2?url';
import display from './styles/fonts/newsreader-display.woff2?url';

/** The two fonts that every page shows first, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [display, text];
