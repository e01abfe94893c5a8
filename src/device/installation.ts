/** Installing this site as an app: hears the browser's offer early and keeps it until a person wants it. */

/** The browser's offer to install: only Chromium has it, so TypeScript's library has not. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
let installed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Called before anything else: the browser makes its offer once, early, and to whoever listens. */
export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
    tell();
  });
  addEventListener('appinstalled', () => {
    offer = null;
    installed = true;
    tell();
  });
}

export type InstallState = 'installed' | 'offered' | 'by hand';

export const installation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state(): InstallState {
    if (installed || isStandalone()) return 'installed';
    return offer ? 'offered' : 'by hand';
  },
  /** Shows the browser's own question. An offer can be used once. */
  async install(): Promise<void> {
    const used = offer;
    offer = null;
    await used?.prompt();
    tell();
  },
};

/** Whether this page runs in a window of its own, as an installed app does. */
function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
