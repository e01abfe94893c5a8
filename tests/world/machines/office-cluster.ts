/** The office's house: the real application on a real database, as one or two nodes that die, freeze and mistake the time. */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Hono } from 'hono';
import { createApp } from '../../../server/http/app.ts';
import { builtSite, type Site } from '../../../server/http/site.ts';
import { keyFilePath, readKeyFile } from '../../../server/security/sealing-key-file.ts';
import { openSealingKeys, type SealingKeys } from '../../../server/security/sealing-keys.ts';
import type { Log } from '../../../server/start/log.ts';
import type { Store } from '../../../server/store/core/store.ts';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import type { Base } from './databases.ts';
import { answerAsOlder } from './older-version.ts';

export const ORIGIN = 'https://example.org';
export const PASSWORD = 'simba under the baobab';

/** Answer as it is on the wire. */
export interface Wire {
  status: number;
  headers: Headers;
  text: string;
}

export interface Node {
  name: string;
  state: 'up' | 'down' | 'frozen';
  /** Milliseconds that its clock is ahead. */
  ahead: number;
  /** Dies at its next write: before the commit, or right after it. */
  dies: 'before commit' | 'after commit' | null;
  /** True if it runs an earlier version of the program. */
  isOlder: boolean;
  app: Hono;
}

/** Error of the process that should have answered: nobody gets an answer. */
export class Died extends Error {}

export interface OfficeClusterDeps {
  base: Base;
  /** Epoch milliseconds. */
  now: () => number;
  /** An application on this store: a test may give a broken one. */
  change?: ((store: Store) => Store) | undefined;
}

export interface Account {
  id: string;
  email: string;
  role: Role;
  /** Password that its owner knows. */
  password: string;
  /** True if its role was changed, or it was disabled. */
  changed: boolean;
}

/** Milliseconds for which a server believes the status that it has read. */
const STATUS_PERIOD = 5_000;
/** Cheap on purpose: the world signs in thousands of times. Verified as any other. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const silent = { info() {}, warn() {}, error() {} } as unknown as Log;

interface SharedParts {
  keys: SealingKeys;
  /** Keys that a server made which had lost those. */
  otherKeys: SealingKeys;
  /** Both, once the first were found again. */
  allKeys: SealingKeys;
  site: Site;
}

let shared: Promise<SharedParts> | undefined;
/** Made once for all worlds: they differ in nothing that is kept here. */
function shareParts() {
  shared ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'world-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const [first, other, all] = ['first', 'other', 'all'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const keys = await openSealingKeys(first);
    const otherKeys = await openSealingKeys(other);
    await mkdir(dirname(keyFilePath(all)), { recursive: true });
    const both = [first, other].flatMap((each) => readKeyFile(keyFilePath(each)));
    await writeFile(keyFilePath(all), JSON.stringify({ keys: both }));
    const allKeys = await openSealingKeys(all);
    return { keys, otherKeys, allKeys, site: builtSite(join(import.meta.dirname, '../../parts/site')) };
  })();
  return shared;
}

export type OfficeCluster = Awaited<ReturnType<typeof openOfficeCluster>>;

export async function openOfficeCluster({ base, now, change = (store) => store }: OfficeClusterDeps) {
  const { keys, otherKeys, allKeys, site } = await shareParts();
  /** The keys that the servers have now. */
  let present = keys;
  const nodes: Node[] = ['north', 'south'].map((name) => {
    const node: Node = { name, state: 'up', ahead: 0, dies: null, isOlder: false, app: undefined as never };
    node.app = start(node);
    return node;
  });

  /** A process on the database: nothing of an earlier one is left in memory. */
  function start(node: Node): Hono {
    const { store } = base;
    const mortal: Store = {
      ...store,
      async write(work) {
        const result = await store.write(async (context) => {
          const done = await work(context);
          if (node.dies === 'before commit') throw new Died();
          return done;
        });
        if (node.dies === 'after commit') throw new Died();
        return result;
      },
    };
    const most = { points: 1_000_000, duration: 1 };
    return createApp({
      store: change(mortal),
      log: silent,
      sealingKeys: present,
      site,
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      clock: () => new Date(now() + node.ahead),
      limits: { submissions: 1e9, lookups: 1e9, reports: 1e9, known: 1e9 },
      signInLimits: { address: most, pair: most, account: most, own: most },
    });
  }

  const operator = { email: 'operator@example.com', cookie: '' };

  return {
    base,
    /** Returns the store as a node uses it. */
    store: () => change(base.store),
    nodes,
    sealingKey: () => present.current(),
    /** When the database was put back under running servers, until a call reaches them that reads the status; or null. */
    putBackAt: null as number | null,

    /** Notes that a call reaches a server, which reads the status of its database every five seconds. */
    noteCall(): void {
      if (this.putBackAt !== null && Math.abs(now() - this.putBackAt) >= STATUS_PERIOD) this.putBackAt = null;
    },

    /** Starts the servers without the keys that they had. */
    loseKeys(): void {
      present = otherKeys;
      for (const node of nodes) this.restart(node);
    },

    /** Puts the first keys beside those that were made meanwhile. */
    findKeys(): void {
      if (present === keys) return;
      present = allKeys;
      for (const node of nodes) this.restart(node);
    },

    /**
     * One request, alone: nothing else happens meanwhile.
     * @returns null when the node died of it
     */
    async answer(node: Node, address: string, init: RequestInit): Promise<Wire | null> {
      const dies = node.dies;
      this.noteCall();
      const response = await (node.isOlder
        ? answerAsOlder(node.app, address, init)
        : node.app.request(address, init));
      if (dies && node.dies === dies && response.status === 500) {
        node.dies = null;
        node.app = start(node);
        return null;
      }
      return { status: response.status, headers: response.headers, text: await response.text() };
    },

    restart(node: Node): void {
      node.state = 'up';
      node.dies = null;
      node.app = start(node);
    },

    async addAccount(id: string, email: string, role: Role): Promise<Account> {
      const account = { id, email, name: email, role, passwordHash: await passwordHash };
      const at = new Date(now()).toISOString();
      await base.store.accounts.add({ ...account, mustChangePassword: false }, { by: 'system', at });
      return { id, email, role, password: PASSWORD, changed: false };
    },

    /** A call of the operator, who is always signed in and sits beside the server. */
    async operate(method: string, address: string, body?: unknown): Promise<{ status: number; json: never }> {
      const node = nodes[0] as Node;
      const ask = (path: string, init: RequestInit) => Promise.resolve(node.app.request(path, init));
      const json = { 'Content-Type': 'application/json' };
      this.noteCall();
      const call = () =>
        ask(address, {
          method,
          headers: { ...json, Cookie: operator.cookie },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      let response = await call();
      // Ten minutes after the last proof, changes of accounts ask for it again.
      if (response.status === 401 || response.status === 403) {
        const login = await ask('/userslogin', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: operator.email, password: PASSWORD }),
        });
        operator.cookie = login.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; ');
        response = await call();
      }
      const text = await response.text();
      return { status: response.status, json: (text ? JSON.parse(text) : null) as never };
    },
  };
}
