// @vitest-environment happy-dom
/** The form for an answer while a colleague answers the same guest. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordReply } from '../../../src/contract/protocol/record-base.ts';
import { receiveWritingNotice } from '../../../src/device/office/writing/page.ts';
import type { Row } from '../../../src/device/records/index.ts';
import type { RequestKind } from '../../../src/kinds/list.ts';
import { ReplyForm } from '../../../src/office/features/reply/reply-form.tsx';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';
import { packageBookingOf } from '../../parts/records/day-records.ts';

const dependencies = { ...Dexie.dependencies };
let root = createRoot(document.createElement('div'));

beforeEach(() => {
  // Browsers tell of it afterwards, happy-dom at once.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Object.assign(Dexie.dependencies, dependencies);
});

const answer = (part: Partial<RecordReply>): RecordReply => ({
  way: 'mail',
  to: 'grace@example.com',
  subject: 'Your trip',
  id: v7(),
  by: 'Neema',
  text: 'We have a tent for you.',
  capturedAt: new Date().toISOString(),
  ...part,
});

const onDone = vi.fn();
const id = v7();
function draw(replies: RecordReply[]): void {
  const record = packageBookingOf({ id, replies });
  const row = { ...record, pending: null, problem: null, entryId: null } as Row<RequestKind>;
  root.render(
    <OfficeDialogs>
      <ReplyForm row={row} onDone={onDone} />
    </OfficeDialogs>,
  );
}

const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.reply-form a, [role=alertdialog] button')]
    .find(({ textContent }) => textContent?.trim() === name)
    ?.click();
const dialog = () => document.querySelector('[role=alertdialog][open]')?.textContent ?? '';
const line = () => document.querySelector('.latest-answer')?.textContent ?? '';

it('shows what a colleague has answered, and asks before the guest gets a second answer', async () => {
  const earlier = answer({ by: 'Omari', capturedAt: '2027-01-01T00:15:00.000Z', text: 'Which day?' });
  draw([earlier]);
  await vi.waitFor(() =>
    expect(line()).toBe('Answered by Omari at 1 Jan 2027, 03:15: read itYour tripWhich day?'),
  );
  const later = answer({ capturedAt: '2999-01-01T00:16:00.000Z' });
  draw([earlier, later]);
  await vi.waitFor(() => expect(line()).toContain('Answered by Neema at 1 Jan 2999, 03:16'));
  expect(document.querySelector('[role=status] .latest-answer')).not.toBeNull();
  press('Open in my mail');
  await vi.waitFor(() =>
    expect(dialog()).toContain('Neema has answered at 1 Jan 2999, 03:16. Send yours as well?'),
  );
  press('Cancel');
  await vi.waitFor(() => expect(dialog()).toBe(''));
  // Without a text nothing is sent; with OK the form goes on to check it.
  expect(document.body.textContent).not.toContain('Please write');
  press('Open in my mail');
  await vi.waitFor(() => expect(dialog()).toContain('Send yours as well?'));
  press('OK');
  await vi.waitFor(() => expect(document.querySelector('.reply-form [aria-invalid=true]')).not.toBeNull());
  expect(dialog()).toBe('');
});

it('asks nothing about an answer that was there before, or that was taken back', async () => {
  const before = answer({ capturedAt: '2027-01-01T00:15:00.000Z' });
  vi.setSystemTime('2027-02-01T00:00:00.000Z');
  draw([{ ...before, capturedAt: '2026-01-01T00:15:00.000Z' }]);
  await vi.waitFor(() => expect(line()).toContain('Answered by Neema'));
  draw([
    { ...before, capturedAt: '2026-01-01T00:15:00.000Z' },
    answer({ by: 'Omari', takenBack: '2027-01-01T00:16:00.000Z' }),
  ]);
  press('Open in my mail');
  await vi.waitFor(() => expect(document.querySelector('.reply-form [aria-invalid=true]')).not.toBeNull());
  expect(dialog()).toBe('');
  vi.useRealTimers();
});

it('says that a colleague is writing, while they are, and nothing of who writes to another guest', async () => {
  draw([]);
  const [account, other] = [v7(), v7()];
  const writing = () => document.querySelector('.colleagues-writing[role=status]')?.textContent;
  await vi.waitFor(() => expect(writing()).toBe(''));
  receiveWritingNotice(JSON.stringify({ record: v7(), account: other, writing: true }));
  receiveWritingNotice(JSON.stringify({ record: id, account, writing: true }));
  await vi.waitFor(() => expect(writing()).toBe('A colleague is writing to this guest now.'));
  receiveWritingNotice(JSON.stringify({ record: id, account, writing: false }));
  await vi.waitFor(() => expect(writing()).toBe(''));
});
