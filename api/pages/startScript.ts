import { createHash } from 'node:crypto';

const listId = 'page-scripts';

/**
 * Loads a page's whole style sheets and scripts once it has been drawn with its fonts and first
 * picture, which they would hold up, or after two seconds. The scripts run one by one when the page
 * is idle, or at once when it is touched: a button that was clicked before is clicked again once
 * they have run, or where they can't be had.
 */
const source = `addEventListener('DOMContentLoaded',()=>{
const touches=['pointerdown','pointerover','touchstart','keydown','focusin','wheel'];
let touch,button,loading;
const touched=new Promise(done=>touch=done);
const idle=()=>Promise.race([touched,new Promise(done=>window.requestIdleCallback?requestIdleCallback(done,{timeout:2000}):setTimeout(done,50))]);
const hold=event=>{const found=event.target.closest('button');if(found){event.preventDefault();event.stopImmediatePropagation();button=found}};
const load=async()=>{
if(loading)return;
loading=true;
for(const link of document.querySelectorAll('link[data-later]'))link.media='all';
const files=JSON.parse(document.getElementById('${listId}').textContent);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
try{for(const href of files){await idle();await import(href)}}catch{ready()}
};
const ready=()=>{removeEventListener('click',hold,true);button?.click()};
for(const name of touches)addEventListener(name,()=>{touch();load()},{once:true,passive:true,capture:true});
addEventListener('click',hold,true);
addEventListener('hydrated',ready,{once:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(load)));
setTimeout(load,2000);
})`;

/** What a policy's `script-src` names the inline script by. */
export const startScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The elements that load the files, in this order, after the page was drawn. */
export function startScript(files: readonly string[]): string {
  const list = JSON.stringify(files);
  return `<script type="application/json" id="${listId}">${list}</script><script>${source}</script>`;
}
