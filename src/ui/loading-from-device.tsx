/** Words while a page reads what is saved on this device, and what to do where the device does not answer. */
import { useEffect, useState } from 'react';
import { say } from '../words/say.ts';

/** Milliseconds after which a device is not reading any more, but silent: far more than a slow phone needs. */
const PATIENCE = 8_000;

export function LoadingFromDevice() {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isSilent) return <p role="status">{say('Looking at what is saved on this device …')}</p>;
  return (
    <div className="notice problem" role="alert">
      <p>
        {say(
          'The storage of this browser does not answer, so we cannot show what is saved here. Nothing is deleted. Close all other tabs and windows of this site, then load the page again; if that does not help, close the browser and open it again.',
        )}
      </p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => location.reload()}>
          {say('Load the page again')}
        </button>
      </p>
    </div>
  );
}
