/**
 * Keeps the screen on while something is shown to another device. The browser lets go of it when the page is hidden, so
 * it is asked again. Browsers without it dim the screen as usual.
 * @returns a function that lets the screen go off again
 */
export function keepScreenAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused where the battery is low.
    lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
