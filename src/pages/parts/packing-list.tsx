import { useEffect, useState } from 'react';
import './packing-list.css';

/**
 * A list to tick off, remembered on this device.
 * @param storageKey in local storage; what is kept there is the ticked items' texts
 */
export function PackingList({ items, storageKey }: { items: readonly string[]; storageKey: string }) {
  const [packed, setPacked] = useState<readonly string[]>([]);

  // Only after hydration: the document knows nothing of this device.
  useEffect(() => setPacked(read(storageKey)), [storageKey]);

  const tick = (item: string, on: boolean) => {
    const next = on ? [...packed, item] : packed.filter((other) => other !== item);
    setPacked(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage may be refused or full: the ticks then last as long as the page.
    }
  };
  return (
    <>
      <ul className="packing">
        {items.map((item) => (
          <li key={item}>
            <label>
              <input
                type="checkbox"
                checked={packed.includes(item)}
                onChange={({ target }) => tick(item, target.checked)}
              />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="label" aria-live="polite">
        {packed.length === 0
          ? 'Tick what is in the bag. This device remembers it.'
          : `${packed.length} of ${items.length} packed, remembered on this device.`}
      </p>
    </>
  );
}

function read(storageKey: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
