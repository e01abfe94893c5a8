/** The program tells the document that it has taken over. */
export const READY_EVENT = 'ready';

/**
 * The one script that stands in the documents themselves: what is pressed while the program is
 * still on its way is marked as busy, remembered, and pressed again once the program runs. The
 * program takes `onclick` away when it begins to listen itself. No form is sent by the browser: what
 * is typed, passport numbers too, would stand in an address.
 * The server's policy allows this text and no other, by its hash.
 */
export const EARLY_PRESS_SCRIPT = /* @__PURE__ */ [
  'onsubmit=e=>e.preventDefault();',
  '{let early;const busy=is=>{if(early)early.ariaBusy=is};',
  'onclick=e=>{const b=e.target.closest("button");if(b){busy(null);early=b;busy("true")}};',
  `addEventListener("${READY_EVENT}",()=>{busy(null);if(early?.isConnected)early.click()},{once:true})}`,
].join('');
