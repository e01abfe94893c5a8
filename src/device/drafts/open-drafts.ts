/** State of one tab: its id, its drafts, and the other open tabs (each holds a lock while open). */

import { v7 } from 'uuid';
import { tabValues } from '../../contract/document/web-storage.ts';
import { beforePageFreeze, onPageRestore } from '../core/back-forward-cache.ts';
import { openDatabase } from '../core/database.ts';
import { createDrafts, type Drafts } from './drafts.ts';

const KEY = 'tab';
const lockOf = (tab: string) => `tab:${tab}`;

let own: Promise<string> | undefined;
let drafts: Drafts | undefined;

/** Returns the drafts of this device that this tab may see. */
export function openDrafts(): Drafts {
  drafts ??= createDrafts({ database: openDatabase(), clock: () => Date.now(), openTabs });
  return drafts;
}

/** Returns this tab's id: the same after a reload, another in a duplicated tab. */
export function tabId(): Promise<string> {
  own ??= claimTab(tabValues.read(KEY) ?? v7());
  return own;
}

async function claimTab(wanted: string): Promise<string> {
  // A duplicated tab starts with a copy of this storage; the lock shows that the id is taken.
  const tab = (await holds(wanted)) ? wanted : v7();
  if (tab !== wanted) await holds(tab);
  tabValues.write(KEY, tab);
  onPageRestore(() => void holds(tab));
  return tab;
}

/** Holds the tab's lock until the page is closed or kept; true in browsers without locks. */
function holds(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<void>((release) => beforePageFreeze(release)) : undefined;
      })
      // WebKit rejects the request when it keeps the page.
      .catch(() => undefined);
  });
}

/** Returns the ids of the open tabs, or null if the browser cannot tell. */
async function openTabs(): Promise<ReadonlySet<string> | null> {
  if (!navigator.locks?.query) return null;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith('tab:') ? [name.slice(4)] : [])));
}
