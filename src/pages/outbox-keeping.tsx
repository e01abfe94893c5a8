import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../contract/addresses.ts';

/** Whether the browser has promised to keep what waits here, and what to do where it has not. */
export function OutboxKeeping() {
  const [kept, setKept] = useState<boolean | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    // An address without TLS has no such thing: nothing was promised there.
    void Promise.resolve(navigator.storage?.persisted?.() ?? false).then(setKept);
  }, []);

  async function ask(): Promise<void> {
    const promised = (await navigator.storage?.persist?.()) ?? false;
    setKept(promised);
    setRefused(!promised);
  }

  if (kept === null) return null;
  if (kept) return <p className="prose">Your browser has promised to keep what waits here.</p>;
  return (
    <div className="notice keeping">
      <p>
        Your browser {refused ? 'has not agreed' : 'has not promised'} to keep what waits here: it may clear
        it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless
        this site is on the Home Screen. <Link to={routes.offline}>How to install it</Link>
      </p>
      <button type="button" className="button quiet" onClick={ask}>
        Ask the browser to keep it
      </button>
    </div>
  );
}
