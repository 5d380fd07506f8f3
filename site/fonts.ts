import text from './styles/fonts/hanken-grotesk.woff2?url';
import display from './styles/fonts/newsreader-display.woff2?url';

/** The two fonts to preload on every page, with `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [display, text];
