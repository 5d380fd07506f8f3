import { createHash } from 'node:crypto';

/**
 * Loads a page's scripts and the rest of its styles after it was painted with its fonts and first
 * image, which they would delay. The sheets apply at once, in their order: each alone would override
 * what is written into the page for later ones.
 */
const source = `const files=document.currentScript.dataset.files.split(' ');
addEventListener('load',()=>new PerformanceObserver((_,observer)=>{
observer.disconnect();
const sheets=[...document.querySelectorAll('link[disabled]')];
Promise.all(sheets.map((sheet)=>new Promise((done)=>{sheet.onload=sheet.onerror=done;sheet.media='not all';sheet.disabled=false})))
.then(()=>{for(const sheet of sheets)sheet.media='all'});
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
