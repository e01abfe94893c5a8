/**
 * In the page of the outbox: until it says that nothing waits. The page tells by itself: whoever asks it
 * again and again comes up to half a second late.
 */
export function nothingWaiting(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body?.textContent?.includes('Nothing is waiting on this device.')) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
}
