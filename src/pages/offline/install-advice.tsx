/** Installing this site as an app, in the words of the browser that is in use. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { installAdvice, installation } from '../../device/browser/page.ts';
import { say, sayKnown } from '../../words/say.ts';

export function InstallAdvice() {
  const state = useSyncExternalStore(installation.subscribe, installation.state, () => 'by hand' as const);
  const [advice, setAdvice] = useState<readonly string[]>([]);

  // Only after hydration, because the document knows nothing about this browser.
  useEffect(
    () => setAdvice(installAdvice({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })),
    [],
  );

  return (
    <section aria-labelledby="install">
      <h2 id="install">{say('As an app')}</h2>
      {state === 'installed' ? (
        <p>{say('This site is installed here. It opens from its own icon, with or without a signal.')}</p>
      ) : (
        <>
          <p>
            {say(
              'Installed, this site has its own icon and window, and devices keep what it saved for longer.',
            )}
          </p>
          {state === 'offered' ? (
            <p>
              <button type="button" className="button" onClick={() => void installation.install()}>
                {say('Install')}
              </button>
            </p>
          ) : (
            advice.map((text) => <p key={text}>{sayKnown(text)}</p>)
          )}
        </>
      )}
    </section>
  );
}
