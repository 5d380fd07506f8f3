import { createHash } from 'node:crypto';

/** Loads a page's scripts after its first paint: its fonts and first image come before them. */
const source = `const files=document.currentScript.dataset.files.split(' ');
addEventListener('load',()=>new PerformanceObserver((_,observer)=>{
observer.disconnect();
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
import(files.at(-1));
}).observe({type:'paint',buffered:true}))`;

/** Source of the inline script in `script-src`. */
export const startScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Returns the element that loads a page's scripts. @param files their addresses; the last one
 * starts the page.
 */
export function startScript(files: readonly string[]): string {
  return `<script data-files="${files.join(' ')}">${source}</script>`;
}
