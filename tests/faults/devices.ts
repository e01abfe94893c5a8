/** Devices with the real outbox and the real replay, which speak to a real server over the real network. */
import { setTimeout } from 'node:timers/promises';
import { v7 } from 'uuid';
import { createTestDevice, type Network } from '../parts/device/device.ts';
import type { SeededRandom } from '../parts/seeded-random.ts';
import { WAIT_TIMEOUT } from '../parts/timeouts.ts';
import type { Made, Tally } from './tally.ts';

export interface Devices {
  /** Everybody sends at once: some press Submit, others have a backlog. */
  work: () => Promise<void>;
  /** Ends every call that is under way, as a line does that was silent for too long. */
  breakLines: () => void;
  /** Everything made so far, with what its device says of it now. */
  made: () => Promise<Made[]>;
  /** Sends until nothing waits any more, or nothing helps. @returns how many entries are left on the devices */
  drain: () => Promise<number>;
}

const PAUSE = 50;
const DEVICES = 3;
const MAX_AT_ONCE = 5;

let names = 0;

/** @param origin of the server, asked at each call */
export function openDevices(chance: SeededRandom, origin: () => string, tally: Tally): Devices {
  let lines = new AbortController();
  const network: Network = (address, init) => {
    const headers = new Headers(init.headers);
    // A test's device hands over what it packed unpacked.
    headers.delete('Content-Encoding');
    return fetchOrBreak(origin() + address, { ...init, headers }, lines.signal);
  };
  const time = {
    get now() {
      return Date.now();
    },
  };
  const all = Array.from({ length: DEVICES }, () => createTestDevice({ network, time }));
  const made: Made[] = [];

  function make(): Made {
    names += 1;
    tally.operations += 1;
    const one: Made = { id: v7(), name: `Traveller ${names}`, told: 'nothing' };
    made.push(one);
    return one;
  }

  async function press(device: (typeof all)[number]): Promise<void> {
    const one = make();
    const { type } = await device.book(one.id, { fullName: one.name });
    if (type === 'accepted') one.told = 'received';
    if (type === 'saved') one.told = 'saved';
  }

  async function send(device: (typeof all)[number], count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const one = make();
      await device.add({ fullName: one.name }, one.id);
      one.told = 'saved';
    }
    await device.replayer.replay(true);
  }

  return {
    async work() {
      await Promise.all(
        all.map(async (device, place) => {
          const count = 1 + chance.below(MAX_AT_ONCE);
          if (place === 0) await send(device, count);
          else for (let number = 0; number < count; number += 1) await press(device);
        }),
      );
    },
    breakLines() {
      lines.abort();
      lines = new AbortController();
    },
    async made() {
      const sent = await Promise.all(all.map(({ outbox }) => outbox.sent()));
      const received = new Set(sent.flat().map(({ id }) => id));
      return made.map((one) => (received.has(one.id) ? { ...one, told: 'received' } : one));
    },
    async drain() {
      const left = async () => (await Promise.all(all.map(({ outbox }) => outbox.unsent()))).flat();
      const end = Date.now() + WAIT_TIMEOUT;
      while (Date.now() < end && (await left()).some(({ state }) => state === 'waiting')) {
        await Promise.all(all.map(({ replayer }) => replayer.replay(true)));
        await setTimeout(PAUSE);
      }
      return (await left()).length;
    },
  };
}

/** As fetch in a browser: Node's may forget the signal that it was given, and then it waits for minutes or for ever. */
async function fetchOrBreak(url: string, init: RequestInit, line: AbortSignal): Promise<Response> {
  const signal = init.signal ? AbortSignal.any([init.signal, line]) : line;
  const whole = async () => {
    const answer = await fetch(url, { ...init, signal });
    return new Response(await answer.arrayBuffer(), answer);
  };
  const broken = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([whole(), broken]);
}
