import { createHash } from 'node:crypto';

const listId = 'page-files';

/**
 * Switches on the styles of what stands below a page as soon as they are there. Loads a page's whole
 * style sheets, its manifest and scripts once it has been drawn with its fonts and first picture, which
 * they would hold up, or after two seconds. The scripts run one by one when the page is idle, or at once
 * when it is touched, which is when those for later begin to load: a button that was clicked before is
 * clicked again once they have run, or where they can't be had.
 */
const source = `addEventListener('DOMContentLoaded',()=>{
const touches=['pointerdown','pointerover','touchstart','click','keydown','focusin','wheel'];
const unseen=document.getElementById('unseen');
const show=()=>unseen.media='all';
unseen.sheet?show():unseen.addEventListener('load',show);
let touch,button,loading;
const touched=window.touched=new Promise(done=>touch=done);
const idle=()=>Promise.race([touched,new Promise(done=>window.requestIdleCallback?requestIdleCallback(done,{timeout:2000}):setTimeout(done,50))]);
const hold=event=>{const found=event.target.closest('button');if(found){event.preventDefault();event.stopImmediatePropagation();button=found}};
const load=async()=>{
if(loading)return;
loading=true;
const {styles,scripts,later}=JSON.parse(document.getElementById('${listId}').textContent);
const link=rel=>href=>document.head.append(Object.assign(document.createElement('link'),{rel,href,crossOrigin:''}));
styles.forEach(link('stylesheet'));
link('manifest')('/manifest.webmanifest');
scripts.forEach(link('modulepreload'));
touched.then(()=>later.forEach(link('modulepreload')));
try{for(const href of scripts){await idle();await import(href)}}catch{ready()}
};
const ready=()=>{removeEventListener('click',hold,true);button?.click()};
for(const name of touches)addEventListener(name,()=>{touch();load()},{once:true,passive:true,capture:true});
addEventListener('click',hold,true);
addEventListener('hydrated',ready,{once:true});
addEventListener('load',()=>new PerformanceObserver(load).observe({type:'paint',buffered:true}));
setTimeout(load,2000);
})`;

/** What a policy's `script-src` names the inline script by. */
export const startScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Addresses of the files that a page uses, each kind in the order in which it is loaded. */
export interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts that the others ask for once the page is touched. */
  later: readonly string[];
}

/** The elements that load a page's files after it was drawn. */
export function startScript(files: PageFiles): string {
  return `<script type="application/json" id="${listId}">${JSON.stringify(files)}</script><script>${source}</script>`;
}
