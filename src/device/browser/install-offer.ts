/** The browser's offer to install this site as an app, kept until a person wants it. */

/** Only Chromium has it, so TypeScript's library has not. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installOffer = {
  offer: null as InstallPromptEvent | null,
  installed: false,
  /** Called when any of it changed. */
  onChange() {},
};

/** Call this before anything else: the browser makes its offer once, early, and only to existing listeners. */
export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.offer = event as InstallPromptEvent;
    installOffer.onChange();
  });
  addEventListener('appinstalled', () => {
    installOffer.offer = null;
    installOffer.installed = true;
    installOffer.onChange();
  });
}
