import { useLayoutEffect, useRef, useState } from 'react';
import { localValues } from '../../contract/document/web-storage.ts';
import { say } from '../../words/say.ts';
import './packing-list.css';

/**
 * A list to tick off, remembered on this device.
 * @param storageKey in local storage; what is kept there is the ticked items' texts
 */
export function PackingList({ items, storageKey }: { items: readonly string[]; storageKey: string }) {
  const [packed, setPacked] = useState<readonly string[]>([]);
  const [isStored, setStored] = useState(true);
  const list = useRef<HTMLUListElement>(null);

  // Only after hydration, because the document knows nothing about this device. Items ticked before hydration
  // count too.
  useLayoutEffect(() => {
    const kept = read(storageKey);
    const boxes = list.current?.querySelectorAll('input');
    const early = items.filter((item, index) => boxes?.[index]?.checked && !kept.includes(item));
    if (early.length > 0) setStored(write(storageKey, [...kept, ...early]));
    setPacked([...kept, ...early]);
  }, [storageKey, items]);

  const tick = (item: string, on: boolean) => {
    const next = on ? [...packed, item] : packed.filter((other) => other !== item);
    setPacked(next);
    setStored(write(storageKey, next));
  };
  const counts = { packed: packed.length, all: items.length };
  return (
    <>
      <ul className="packing" ref={list}>
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
          ? say('Tick what is in the bag. This device remembers it.')
          : isStored
            ? say('{packed} of {all} packed, remembered on this device.', counts)
            : say('{packed} of {all} packed, until you close this page.', counts)}
      </p>
    </>
  );
}

function read(storageKey: string): string[] {
  try {
    const kept: unknown = JSON.parse(localValues.read(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser stores nothing */
const write = (storageKey: string, packed: readonly string[]) =>
  localValues.write(storageKey, JSON.stringify(packed));
