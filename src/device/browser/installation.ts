/** Installing this site as an app, for the pages that offer it. */
import { installOffer } from './install-offer.ts';

const listeners = new Set<() => void>();

installOffer.onChange = () => {
  for (const listener of listeners) listener();
};

export type InstallState = 'installed' | 'offered' | 'by hand';

export const installation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state(): InstallState {
    if (installOffer.installed || isStandalone()) return 'installed';
    return installOffer.offer ? 'offered' : 'by hand';
  },
  /** Shows the browser's own question. An offer can be used once. */
  async install(): Promise<void> {
    const used = installOffer.offer;
    installOffer.offer = null;
    await used?.prompt();
    installOffer.onChange();
  },
};

/** Whether this page runs in a window of its own, as an installed app does. */
function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
