import { describe, expect, it } from 'vitest';
import { booking } from '../parts/booking.ts';
import { countPacks } from '../parts/browser.ts';
import { freePort, startServer } from '../parts/running-server.ts';
import { hasWebkit, openWebkit } from '../parts/webkit.ts';

/** React listens for input events, not for values that a script sets. */
const fill = (values: Record<string, string>) => `
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
    const field = document.querySelector('[name=' + name + ']');
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.querySelector('form button[type=submit]').click();`;
const ALERT = "document.querySelector('dialog[open] > p')?.textContent";
const OK = "document.querySelector('dialog[open] .primary').click();";
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
      await webkit.run(fill({ fullName, email, phone, travelDate, numberOfAdults: '2' }));
      await webkit.until(`${ALERT}?.startsWith('You are about to book')`);
      await webkit.run(OK);
      await webkit.until(`${ALERT}?.startsWith('Saved on this device.')`);
      await webkit.run(OK);
      const second = await startServer({ port, origin, dataDir: first.dataDir });
      await webkit.goto(`${origin}/outbox`);
      await webkit.until("document.body.innerText.includes('Nothing is waiting on this device.')");
      expect(second.bookings()).toMatchObject([
        { full_name: fullName, package_name: 'Zanzibar Essentials Adventure' },
      ]);
      await second.stop();
    } finally {
      await webkit.close();
    }
  });
});
