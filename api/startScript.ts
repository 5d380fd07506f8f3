import { createHash } from 'node:crypto';

const listId = 'page-scripts';

/**
 * Loads a page's scripts once it has been drawn with its fonts and first picture, which they would
 * hold up, or after a second. All are asked for at once; the first of the list is the one to run.
 */
const source = `addEventListener('DOMContentLoaded',()=>{
let start=()=>{
start=()=>{};
const files=JSON.parse(document.getElementById('${listId}').textContent);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
import(files[0]);
};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>start())));
setTimeout(()=>start(),1000);
})`;

/** What a policy's `script-src` names the inline script by. */
export const startScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The elements that load the files, the entry first, after the page was drawn. */
export function startScript(files: readonly string[]): string {
  const list = JSON.stringify(files);
  return `<script type="application/json" id="${listId}">${list}</script><script>${source}</script>`;
}
