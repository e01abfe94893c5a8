import { LAST_SCREEN_DRAWN } from './last-screen.ts';
import { CHOSEN } from './local-storage.ts';

/** Event by which the program tells the document that it has taken over. */
export const READY_EVENT = 'ready';

/** Set on the root once the first frame is drawn: from then on the whole page is laid out (app/far-below.css). */
export const WHOLE = 'data-whole';

/** Relation by which a saved page names a script of its program (`deferSubresources` of the service worker). */
export const NAMED_SCRIPT = 'script';

/**
 * The one inline script of all documents. After the first frame the page is laid out whole, and a saved page asks for
 * all scripts that it names, which the program would find one import after another; one of the staff after its last
 * screen, which is painted first. A button pressed before the program has loaded is marked as busy, remembered, and
 * pressed again once the program runs, unless the browser itself opens what it names; one that is pressed several times
 * is pressed once, because people repeat a press that seems not to count. A link to another language works without the
 * program: it takes the query of the address along, which a document does not know (app/language-links.tsx), and the
 * choice is kept (words/language.ts). The program removes `onclick` when it begins to listen itself. The browser never
 * submits a form by itself, because the typed values, passport numbers included, would end up in an address. The
 * server's policy allows only this text, by its hash.
 */
export const EARLY_PRESS_SCRIPT = /* @__PURE__ */ [
  'onsubmit=e=>e.preventDefault();',
  '{let early;const busy=is=>{if(early)early.ariaBusy=is};',
  'onclick=e=>{const b=e.target.closest("button,.languages a");',
  `if(b?.hreflang){b.search=location.search;try{localStorage.${CHOSEN}=b.hreflang}catch{}}`,
  'else if(b&&!b.popoverTargetElement){busy(null);early=b;busy("true")}};',
  `addEventListener("${READY_EVENT}",()=>{busy(null);if(early?.isConnected)early.click()},{once:true})}`,
  'requestAnimationFrame(()=>setTimeout(async()=>{',
  `document.documentElement.setAttribute("${WHOLE}","");await window.${LAST_SCREEN_DRAWN};`,
  `for(const l of document.querySelectorAll("link[rel=${NAMED_SCRIPT}]"))l.rel="modulepreload"}));`,
].join('');
