/** The browser is killed at the points where a battery's end would hurt, and the phone is switched on again. */
import { openPhone, type Phone } from '../parts/browser/browser.ts';
import { LINE_CUT } from '../parts/browser/harness.ts';
import type { SeededRandom } from '../parts/seeded-random.ts';
import { type FaultyProxy, openFaultyProxy } from '../parts/server/faulty-proxy.ts';
import { freePort, startServer } from '../parts/server/running-server.ts';
import { browserPoints, type KillPoint } from './browser-points.ts';
import type { FaultyDatabase } from './database.ts';
import { outboxLeft } from './phone-pages.ts';
import { countDoubled, countMissing, type Made, startTally, type Tally } from './tally.ts';

/** A phone that is killed again and again, and what its person made. */
export interface KilledPhone {
  phone: Phone;
  line: FaultyProxy;
  chance: SeededRandom;
  at: (path: string) => string;
  /** A request with a name of its own. */
  make: () => Made;
  /** Kills it, and waits until what was going on there has failed. */
  kill: (goingOn: Promise<unknown>) => Promise<void>;
}

let names = 0;

/** Every point in turn, each at a random moment. The first of them is a first visit. */
export async function killBrowsers(
  database: FaultyDatabase,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally[]> {
  const port = await freePort();
  const server = await startServer({ ...database.settings, origin: `http://127.0.0.1:${port}` });
  const line = await openFaultyProxy(port, server.port);
  const tallies = browserPoints.map(({ name }) => startTally(`browser killed during ${name}`, database.name));
  let phone: Phone | undefined;
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const place = cycle % browserPoints.length;
      const [point, tally] = [browserPoints[place] as KillPoint, tallies[place] as Tally];
      const made: Made[] = [];
      if (point.isFirstVisit) await phone?.close(LINE_CUT);
      const killed: KilledPhone = {
        phone: phone && !point.isFirstVisit ? phone : await openPhone(),
        line,
        chance,
        at: (path) => line.origin + path,
        make() {
          names += 1;
          const one: Made = { id: '', name: `Visitor ${names}`, told: 'nothing' };
          made.push(one);
          tally.operations += 1;
          return one;
        },
        async kill(goingOn) {
          await killed.phone.kill();
          await goingOn.catch(() => undefined);
        },
      };
      await point.work(killed);
      await line.set('up');
      killed.phone = await killed.phone.reopen();
      await point.goOn?.(killed);
      tally.stuck += await outboxLeft(killed.phone.page, line.origin);
      if (!(await database.isSound())) tally.damaged += 1;
      await check(tally, database, made);
      phone = killed.phone;
    }
  } finally {
    await phone?.close(LINE_CUT).catch(() => undefined);
    await line.close();
    await server.stop();
  }
  return tallies.filter(({ cycles: ran }) => ran > 0);
}

/** A person knows no id: what was made is known by its name. */
async function check(tally: Tally, database: FaultyDatabase, made: readonly Made[]): Promise<void> {
  const rows = await database.rows();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const known = made.map((one) => ({ ...one, id: ids.get(one.name) ?? one.id }));
  tally.lost += countMissing(
    known.filter(({ told }) => told !== 'nothing'),
    rows,
  );
  tally.doubled += countDoubled(known, rows);
  tally.cycles += 1;
}
