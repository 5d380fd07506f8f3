import { createHash } from 'node:crypto';

/** Loads a page's scripts once it has been drawn with its fonts and first picture, which they would hold up. */
const source = `const files=document.currentScript.dataset.files.split(' ');
addEventListener('load',()=>new PerformanceObserver((_,observer)=>{
observer.disconnect();
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
import(files.at(-1));
}).observe({type:'paint',buffered:true}))`;

/** What a policy's `script-src` names the inline script by. */
export const startScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The element that loads a page's scripts. @param files their addresses; the last one starts the page. */
export function startScript(files: readonly string[]): string {
  return `<script data-files="${files.join(' ')}">${source}</script>`;
}
