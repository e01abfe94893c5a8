/**
 * Does what a browser's translation does: each text is taken out, and another one in `<font><font>` takes its place;
 * texts that come later are treated alike. To be run in the page. Blank texts stay, as they do in a browser.
 */
export function translate(): void {
  const isNew = (text: Node): text is Text =>
    text instanceof Text &&
    Boolean(text.data.trim()) &&
    text.parentElement?.closest('font, script, style, textarea, option, title, svg') === null;
  const take = (text: Node) => {
    if (!isNew(text) || !text.parentNode) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const takeAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [root];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(take);
  };
  const watch = () => {
    takeAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') take(target);
        for (const node of addedNodes) takeAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  else watch();
}
