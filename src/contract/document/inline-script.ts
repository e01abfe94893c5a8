import { LAST_SCREEN_DRAWN } from './last-screen.ts';
import { CHOSEN_LANGUAGE } from './local-storage.ts';

/** Event by which the program tells the document that it has taken over. */
export const READY_EVENT = 'ready';

/** Event by which the program tells the document that a part of it could not be loaded; its detail tries again. */
export const NOT_LOADED_EVENT = 'notloaded';

/** Set on the root while the program could not be loaded: the page then says so (app/navigation/load-failure-notice.tsx). */
export const NOT_LOADED_ATTRIBUTE = 'data-not-loaded';

/** Name of the button that tries to load it at once. */
export const RETRY_BUTTON = 'trynow';

/** Milliseconds until it is tried again by itself. */
const PAUSE = 20_000;

/** Set on the root once the first frame is drawn: from then on the whole page is laid out (app/below-fold.css). */
export const FIRST_FRAME_ATTRIBUTE = 'data-whole';

/** Relation by which a saved page names a script of its program (`deferSubresources` of the service worker). */
export const DEFERRED_SCRIPT = 'script';

/**
 * The one inline script of all documents. After the first frame the page is laid out whole, and a saved page asks for
 * all scripts that it names, which the program would find one import after another; one of the staff after its last
 * screen, which is painted first. A button pressed before the program has loaded is marked as busy, remembered, and
 * pressed again once the program runs, unless the browser itself opens what it names; one that is pressed several times
 * is pressed once, because people repeat a press that seems not to count, and what is typed after Submit takes it back. A
 * link to another language works without the program: it takes the query of the address along, which a document does
 * not know (app/shell/language-links.tsx), and the choice is kept (words/language.ts). The program removes `onclick` when it
 * begins to listen itself. A program that the line has lost is asked for again without loading the page anew, which
 * would lose what is typed: with the signal, by a button, and every 20 seconds while the page is looked at, one try at
 * a time. The browser never submits a form by itself, because the typed values, passport numbers included, would end up
 * in an address. The server's policy allows only this text, by its hash.
 */
export const INLINE_SCRIPT = /* @__PURE__ */ [
  'onsubmit=e=>e.preventDefault();',
  '{let early,load,timer,over;const root=document.documentElement,busy=is=>{if(early)early.ariaBusy=is},',
  `asks=is=>document.getElementsByName("${RETRY_BUTTON}").forEach(b=>b.ariaBusy=is),`,
  `tell=()=>{if(!over){asks(null);root.setAttribute("${NOT_LOADED_ATTRIBUTE}","");`,
  `clearTimeout(timer);timer=setTimeout(go,${PAUSE})}},`,
  'go=()=>{const now=load;if(now)if(document.hidden)tell();',
  'else{load=null;asks("true");now().catch(()=>{load=load||now;tell()})}};',
  'addEventListener("error",e=>{const{type,src}=e.target;if(type=="module"){load=()=>import(src);tell()}},true);',
  `addEventListener("${NOT_LOADED_EVENT}",e=>{load=e.detail;tell()});`,
  'addEventListener("online",go);addEventListener("visibilitychange",go);',
  'oninput=()=>{if(early?.type=="submit"){busy(null);early=null}};',
  'onclick=e=>{const b=e.target.closest("button,.languages a");',
  `if(b?.hreflang){b.search=location.search;try{localStorage.${CHOSEN_LANGUAGE}=b.hreflang}catch{}}`,
  `else if(b?.name=="${RETRY_BUTTON}")go();`,
  'else if(b&&!b.popoverTargetElement){busy(null);early=b;busy("true")}};',
  `addEventListener("${READY_EVENT}",()=>{busy(null);asks(null);over=1;load=oninput=null;`,
  `if(document.activeElement?.name=="${RETRY_BUTTON}")document.querySelector("main")?.focus();`,
  `root.removeAttribute("${NOT_LOADED_ATTRIBUTE}");if(early?.isConnected)early.click()},{once:true})}`,
  'requestAnimationFrame(()=>setTimeout(async()=>{',
  `document.documentElement.setAttribute("${FIRST_FRAME_ATTRIBUTE}","");await window.${LAST_SCREEN_DRAWN};`,
  `for(const l of document.querySelectorAll("link[rel=${DEFERRED_SCRIPT}]"))l.rel="modulepreload"}));`,
].join('');
