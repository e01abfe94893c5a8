/** A guide without a signal hands what waits to a colleague, and both go on working. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriedEntryStrings } from '../../../src/contract/protocol/device-keys.ts';
import { SYNC_TAG } from '../../../src/device/core/shared-names.ts';
import { encodeAsCodes } from '../../../src/device/transfer/outbox-file/code-chain.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { registrationOf, wakeWorker } from '../../parts/browser/background.ts';
import type { Phone, PhoneOptions } from '../../parts/browser/browser.ts';
import { writeCodeVideo } from '../../parts/browser/code-video.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addPerson, handOver, takeOver, workWithoutSignal } from '../../parts/pages/hand-over.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';

let harness: Harness;
/** The guide's phone. */
let page: Page;
const others: Phone[] = [];
beforeEach(async () => {
  harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await addAccount(harness.server, 'marketing');
  await addAccount(harness.server, 'management');
});
afterEach(async () => {
  for (const phone of others.splice(0)) await phone.close(LINE_CUT).catch(() => undefined);
  await harness.leave(LINE_CUT);
});

async function another(more: PhoneOptions = {}): Promise<Phone> {
  const phone = await harness.another({ ...more, ownLine: true });
  others.push(phone);
  return phone;
}

const people = () => harness.server.rows('transported_person').map(({ name }) => name);

describe('A phone that dies after handing over', () => {
  it('or wakes up again and sends itself, as its colleague does: nothing doubles', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    const file = await handOver(page);
    const colleague = await another();
    await takeOver(harness, colleague, file, 'Send the file');
    await colleague.page.getByText('All of them have been received.').waitFor();
    expect(people()).toEqual(['Salma Kweka']);
    await harness.signal('up');
    await page.getByText('0 not sent.').waitFor();
    await takeOver(harness, colleague, file, 'Send the file');
    await colleague.page.getByText('All of them have been received.').waitFor();
    expect(people()).toEqual(['Salma Kweka']);
  });
});

/** A browser that shares files; the list of applications gives what `list` says, and keeps what it was given. */
async function canShare(theirs: Page, list: 'chosen' | 'closed'): Promise<void> {
  await theirs.evaluate((end) => {
    const given: string[] = [];
    Object.assign(window, { given });
    navigator.canShare = () => true;
    navigator.share = async ({ files }: ShareData = {}) => {
      if (end === 'closed') throw new DOMException('Closed by the person.', 'AbortError');
      for (const file of files ?? []) given.push(`${file.name} ${await file.text()}`);
    };
  }, list);
}

describe('The dialog', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Hand over to a colleague' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Hand over to a colleague' }).click();
    await dialog().getByText('1 entry is ready.').waitFor();
  };
  const close = () => dialog().getByRole('button', { name: 'Close' }).last().click();
  const waiting = () => page.locator('.waiting-list li').filter({ hasText: 'Salma Kweka' });

  it('leaves what waits as it was until the file leaves: it can still be taken back', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    await page.locator('a.unsent').click();
    await waiting()
      .getByRole('button', { name: /^Delete before sending/ })
      .waitFor();
    await openDialog();
    await close();
    await canShare(page, 'closed');
    await openDialog();
    await dialog().getByRole('button', { name: 'Share the file' }).click();
    await close();
    await waiting()
      .getByRole('button', { name: /^Delete before sending/ })
      .waitFor();
    await handOver(page);
    await waiting().getByRole('button', { name: /^Void/ }).waitFor();
  });

  it('shares the file where the browser shares files, and a colleague sends what was shared', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    await canShare(page, 'chosen');
    await openDialog();
    await dialog().getByRole('button', { name: 'Share the file' }).click();
    await dialog().getByText('Your colleague chooses it under').waitFor();
    const [given = ''] = await page.evaluate(() => (window as unknown as { given: string[] }).given);
    const [name = '', text] = [given.slice(0, given.indexOf(' ')), given.slice(given.indexOf(' ') + 1)];
    expect(name).toMatch(/^savanna-and-coast-requests.*\.txt$/);
    expect(text).not.toContain('Salma');
    const path = join(tmpdir(), `${v7()}.txt`);
    await writeFile(path, text);
    const colleague = await another();
    await takeOver(harness, colleague, path, 'Send the file');
    await colleague.page.getByText('All of them have been received.').waitFor();
    expect(people()).toEqual(['Salma Kweka']);
  });
});

describe('A colleague who enters guests on the same day', () => {
  it('takes the file over in the department, without a signal, and goes on working there', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    const file = await handOver(page);
    const colleague = await another();
    const { page: theirs } = colleague;
    await signIn(theirs, harness.at, 'logistics');
    await openSection(theirs, 'People Transported');
    await waitUntilOfficeSaved(theirs);
    await harness.signal('down', colleague);
    await theirs.getByRole('button', { name: 'Send a saved file' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Send a saved file' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Keep it on this phone' }).click();
    await dialog.getByText(/Nothing is lost: it is kept on this device/).waitFor();
    await expectAccessible(theirs, 'taking over a file in the department');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await theirs
      .locator('.hand-over')
      .getByText('1 entry of a colleague is kept here, sealed, and sent as soon as there is a signal.')
      .waitFor();
    expect(new URL(theirs.url()).pathname).toBe('/Logistics_department');
    expect(await theirs.content()).not.toContain('Salma');
    expect(people()).toEqual([]);
    await harness.signal('up', colleague);
    await waitForRows(harness, 'transported_person', 1);
    await theirs
      .getByRole('row', { name: /Salma Kweka/ })
      .or(theirs.getByRole('heading', { name: 'Salma Kweka' }))
      .first()
      .waitFor();
  });
});

describe('A colleague of another department', () => {
  it('takes the file over in the account, is told how much is carried, and with every page closed the worker sends it', async () => {
    await workWithoutSignal(harness, 'Salma Kweka', 'Rehema Said');
    const file = await handOver(page);
    const colleague = await another();
    const { page: theirs } = colleague;
    await signIn(theirs, harness.at, 'marketing');
    await waitUntilOfficeSaved(theirs);
    // The Wi-Fi leads nowhere, but the browser calls itself online.
    await harness.wifi('down', colleague);
    await theirs.getByRole('link', { name: 'marketing person' }).click();
    await theirs.evaluate(() => {
      const tags: string[] = [];
      Object.assign(window, { tags });
      const { prototype } = (window as unknown as { SyncManager: { prototype: { register: unknown } } })
        .SyncManager;
      const register = prototype.register as (tag: string) => Promise<void>;
      prototype.register = function (this: unknown, tag: string) {
        tags.push(tag);
        return register.call(this, tag);
      };
    });
    await theirs.getByRole('button', { name: 'Send a saved file' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Send a saved file' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Keep it on this phone' }).click();
    await dialog.getByText(/Nothing is lost: it is kept on this device/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await theirs.locator('a.unsent').getByText('2 carried').waitFor();
    expect(await theirs.evaluate(() => (window as unknown as { tags: string[] }).tags)).toContain(SYNC_TAG);
    await theirs.goto(harness.at('/'));
    await theirs.getByText('2 entries are carried here for others, not sent yet.').waitFor();

    const registrationId = await registrationOf(theirs);
    const elsewhere = await colleague.context.newPage();
    await theirs.close();
    await harness.wifi('up', colleague);
    await wakeWorker(elsewhere, harness.line.origin, registrationId);
    await waitForRows(harness, 'transported_person', 2);
  });
});

describe('A phone whose device was revoked', () => {
  it('is told so in words, and its colleague too', async () => {
    await workWithoutSignal(harness);
    const manager = await another();
    await signIn(manager.page, harness.at, 'management');
    await openSection(manager.page, 'Devices');
    await manager.page.getByRole('button', { name: 'Revoke the device of logistics person' }).click();
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await manager.page.getByText('The device of logistics person is revoked.').waitFor();

    await addPerson(page, 'Salma Kweka');
    const file = await handOver(page);
    await takeOver(harness, manager, file, 'Send the file');
    await manager.page.getByText(carriedEntryStrings.revoked).first().waitFor();
    await manager.page
      .getByText('1 entry of a colleague is kept here, sealed, and waits for its maker.')
      .waitFor();
    expect(people()).toEqual([]);

    await harness.signal('up');
    await page.getByText(carriedEntryStrings.revokedHere).waitFor();
    await page.getByText('1 not sent.').waitFor();
  });
});

describe('A chain of codes', () => {
  it('goes from one phone’s screen into another’s camera', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    await page.getByRole('button', { name: 'Hand over to a colleague' }).click();
    await page.getByRole('button', { name: 'Show as codes' }).click();
    await page.getByRole('img', { name: /^Code 1 of \d/ }).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    const file = await handOver(page);
    // Codes as the other phone sees them on the screen: two of them twice, the others once, in disorder.
    const { about: _, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    const codes = (await encodeAsCodes(JSON.stringify({ about: '', ...rest }))) ?? [];
    const video = join(tmpdir(), `${v7()}.y4m`);
    await writeCodeVideo(video, [...codes].reverse().concat(codes.slice(0, 2)));

    const colleague = await another({ camera: video });
    const { page: theirs } = colleague;
    await theirs.goto(harness.at('/outbox'));
    await theirs.getByRole('button', { name: 'Read codes' }).click();
    await theirs.getByRole('button', { name: 'Send the file' }).click();
    await theirs.getByText('All of them have been received.').waitFor();
    expect(people()).toEqual(['Salma Kweka']);
  });

  it('is not for a phone whose browser cannot unpack it, which says so at the first code and what to do', async () => {
    const [first = ''] = (await encodeAsCodes('x'.repeat(5_000))) ?? [];
    const video = join(tmpdir(), `${v7()}.y4m`);
    await writeCodeVideo(video, [first]);
    const { page: theirs } = await another({ camera: video });
    await theirs.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'));
    await theirs.goto(harness.at('/outbox'));
    await theirs.getByRole('button', { name: 'Read codes' }).click();
    await theirs.getByText('This browser is too old to read these codes.', { exact: false }).waitFor();
    // The camera is off, and a file can be chosen.
    await theirs.getByRole('button', { name: 'Read codes' }).waitFor();
    await theirs.getByText('Choose the file', { exact: true }).waitFor();
  });

  it('without a camera says so', async () => {
    await page.goto(harness.at('/outbox'));
    await page.getByRole('button', { name: 'Read codes' }).click();
    await page.getByText(/Choose the file instead\.|or choose the file\./).waitFor();
  });
});

describe('A file that is none, or not whole', () => {
  it('is refused in words, and nothing is kept', async () => {
    await workWithoutSignal(harness, 'Salma Kweka');
    const text = await readFile(await handOver(page), 'utf8');
    const colleague = await another();
    const { page: theirs } = colleague;
    await theirs.goto(harness.at('/outbox'));
    await theirs.getByRole('heading', { name: 'Send a saved file' }).waitFor();
    const choose = async (content: string) => {
      const path = join(tmpdir(), `${v7()}.json`);
      await writeFile(path, content);
      await theirs.locator('input[type=file]').setInputFiles(path);
    };
    await choose('');
    await theirs.getByText('This file is empty.').waitFor();
    await choose(text.slice(0, -40));
    await theirs.getByText('This file is damaged or not complete.').waitFor();
    await choose('x'.repeat(50_000_000));
    await theirs.getByText('This is not a file that was saved on this page.').waitFor();

    const file = JSON.parse(text);
    await choose(JSON.stringify({ ...file, savedAt: '2036-12-01T00:00:00.000Z' }));
    await theirs.getByText('The clock of the device that saved it is wrong.').waitFor();
    const [envelope] = file.envelopes;
    const changed = { ...envelope, ciphertext: `AAAA${envelope.ciphertext.slice(4)}` };
    await choose(JSON.stringify({ ...file, envelopes: [changed] }));
    await theirs.getByRole('button', { name: 'Send the file' }).click();
    await theirs
      .getByText('This part of the file cannot be opened: it was damaged or changed.')
      .first()
      .waitFor();
    await theirs.getByRole('button', { name: 'Remove' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => theirs.getByText('of a colleague').count()).toBe(0);

    // A file of another operator: of an office with another key, on another site.
    const elsewhere = { ...file, site: 'https://other.example', envelopes: [changed] };
    await choose(JSON.stringify(elsewhere));
    await theirs.getByRole('button', { name: 'Send the file' }).click();
    await theirs
      .getByText('The file was saved at https://other.example: please send it from there. Nothing is lost.')
      .waitFor();
    await expect.poll(() => theirs.getByText('of a colleague').count()).toBe(0);
    expect(people()).toEqual([]);

    await choose(text);
    await theirs.getByRole('button', { name: 'Send the file' }).click();
    await theirs.getByText('All of them have been received.').waitFor();
    expect(people()).toEqual(['Salma Kweka']);
  });
});
