/**
 * The one script that stands in the documents themselves: what is pressed while the program is
 * still on its way is marked as busy, remembered, and pressed again once the program runs.
 * The server's policy allows this text and no other, by its hash.
 */
export const EARLY_PRESS_SCRIPT =
  'onclick=e=>{const b=e.target.closest("button");if(b){window.earlyPress?.removeAttribute("aria-busy");b.setAttribute("aria-busy","true");window.earlyPress=b}}';
