import { describe, expect, it } from 'vitest';
import { countPacks } from '../../parts/browser/browser.ts';
import { hasWebkit, openWebkit, typeInto } from '../../parts/browser/webkit.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { freePort, startServer } from '../../parts/server/running-server.ts';

const SUBMIT = "document.querySelector('form button[type=submit]').click();";
const ALERT = "document.querySelector('dialog[open] > p')?.textContent";
const OK = "document.querySelector('dialog[open] .primary').click();";
const NOTHING_WAITS = "document.body.innerText.includes('Nothing is waiting on this device.')";
const ALL_SAVED = `(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('/packs/'));
  const complete = await Promise.all(names.map((cacheName) => caches.match('/pack-complete', { cacheName })));
  return names.length === ${countPacks()} && complete.every(Boolean) && Boolean(navigator.serviceWorker.controller);
})()`;

describe.skipIf(!hasWebkit)('In WebKit, which has no Background Sync', () => {
  it('a page is read and a booking filled in with no line, and arrives once', async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const first = await startServer({ port, origin });
    const webkit = await openWebkit();
    try {
      await webkit.goto(`${origin}/`);
      await webkit.until(`await ${ALL_SAVED}`);
      await first.kill();
      await webkit.goto(`${origin}/wildlife/serengeti`);
      expect(await webkit.run("return document.querySelector('h1').textContent")).toContain('Serengeti');
      await webkit.goto(`${origin}/package_booking?packagename=Zanzibar%Essentials%Adventure`);
      await webkit.until(
        "document.querySelector('h1').textContent.includes('Zanzibar Essentials Adventure')",
      );
      const { fullName, email, phone, travelDate } = booking;
      await webkit.run(typeInto({ fullName, email, phone, travelDate, numberOfAdults: '2' }) + SUBMIT);
      await webkit.until(`${ALERT}?.startsWith('You are about to book')`);
      await webkit.run(OK);
      await webkit.until(`${ALERT}?.startsWith('Saved on this device.')`);
      await webkit.run(OK);
      const second = await startServer({ port, origin, dataDir: first.dataDir });
      await webkit.goto(`${origin}/outbox`);
      await webkit.until(NOTHING_WAITS);
      expect(second.bookings()).toMatchObject([
        { full_name: fullName, package_name: 'Zanzibar Essentials Adventure' },
      ]);
      await second.stop();
    } finally {
      await webkit.close();
    }
  });

  // WebKit freezes a page that another one replaces together with the transactions that it has begun.
  it('a page that is replaced while it writes keeps nobody waiting', async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = await startServer({ port, origin });
    const webkit = await openWebkit();
    try {
      await webkit.goto(`${origin}/package_booking?packagename=Zanzibar%Essentials%Adventure`);
      await webkit.until("document.querySelector('[name=fullName]')");
      // The transaction that adds the entry lasts until the page is replaced, so nobody was told that it is saved.
      await webkit.run(`
        addEventListener('pagehide', ({ persisted }) => sessionStorage.setItem('isKept', persisted));
        const { put, add } = IDBObjectStore.prototype;
        const hold = (write) => function (...given) {
          if (this.name === 'entries') {
            const again = () => (this.count().onsuccess = again);
            again();
            location.href = '/outbox';
          }
          return write.apply(this, given);
        };
        Object.assign(IDBObjectStore.prototype, { put: hold(put), add: hold(add) });`);
      const { fullName, email, phone, travelDate } = booking;
      await webkit.run(typeInto({ fullName, email, phone, travelDate, numberOfAdults: '2' }) + SUBMIT);
      await webkit.until(`${ALERT}?.startsWith('You are about to book')`);
      await webkit.run(OK);
      await webkit.until(NOTHING_WAITS);
      expect(await webkit.run("return sessionStorage.getItem('isKept')")).toBe('true');
      expect(server.bookings()).toEqual([]);
      await server.stop();
    } finally {
      await webkit.close();
    }
  });
});
