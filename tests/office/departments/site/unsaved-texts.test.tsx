// @vitest-environment happy-dom
/** Text that was typed into the form of an item and not saved: it is offered when the form is opened again. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { UnsavedTextsKeeper } from '../../../../src/office/departments/management/site/form/use-unsaved-texts.ts';

const dependencies = { ...Dexie.dependencies };
const place = document.body.appendChild(document.createElement('div'));
let root = createRoot(place);

let parts: Awaited<ReturnType<typeof loadParts>>;
/** Modules of this file alone: the device opens its database once, which another file may have done without a storage. */
async function loadParts() {
  vi.resetModules();
  const [content, form, unsaved, dialogs, device] = await Promise.all([
    import('../../../../src/content/editable/items.ts'),
    import('../../../../src/office/departments/management/site/item-form.tsx'),
    import('../../../../src/office/departments/management/site/form/use-unsaved-texts.ts'),
    import('../../../../src/office/shell/frame/dialogs.tsx'),
    import('../../../../src/forms/engine/submit/load-device.ts'),
  ]);
  return { ...content, ...form, ...unsaved, ...dialogs, ...device };
}

beforeAll(async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  parts = await loadParts();
});
afterEach(() => leave());
afterAll(() => {
  vi.restoreAllMocks();
  Object.assign(Dexie.dependencies, dependencies);
  vi.resetModules();
});

function open(id: string) {
  const { findItem, ItemForm, OfficeDialogs } = parts;
  const item = findItem(id);
  if (!item) throw new Error(`No ${id}`);
  root.render(
    <MemoryRouter>
      <OfficeDialogs>
        <ItemForm
          key={id}
          item={item}
          state={{ drafts: new Map(), published: new Map() }}
          refused={[]}
          pages={[{ name: 'other', pages: [{ address: '/terms', title: 'Booking terms' }] }]}
        />
      </OfficeDialogs>
    </MemoryRouter>,
  );
  return vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull());
}
/** As the way back and another section do. */
function leave() {
  root.unmount();
  root = createRoot(place);
}
type Input = HTMLInputElement & HTMLTextAreaElement;
function input(label: string): Input {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return document.getElementById(found?.htmlFor ?? '') as Input;
}
function type(label: string, text: string) {
  const target = input(label);
  const kind = target.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, text);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
function tick(label: string): HTMLInputElement {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const box = found?.querySelector('input');
  if (!box) throw new Error(`No ${label}`);
  return box;
}
const offered = () =>
  vi.waitFor(() => expect(place.querySelector('aside')?.textContent).toContain('did not save it'));
const press = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
/** True if the browser asks before it closes the tab. */
function asks() {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

it('is offered when the form is opened again, and put back on demand', async () => {
  await open('company');
  type('E-mail', 'desk@example.com');
  expect(asks()).toBe(false);
  leave();
  await open('company');
  await offered();
  expect(input('E-mail').value).not.toBe('desk@example.com');
  press('Go on with it');
  await vi.waitFor(() => expect(input('E-mail').value).toBe('desk@example.com'));
  expect(place.querySelector('aside')).toBeNull();
  leave();
  await open('company');
  await offered();
  press('Throw it away');
  await vi.waitFor(() => expect(place.querySelector('aside')).toBeNull());
});

it('has the ticks of pages and times of a notice, and is offered in its own form alone', async () => {
  await open('notice/1');
  type('Text, English', 'The road is closed.');
  type('Until', '2099-12-20');
  tick('On all pages').click();
  await vi.waitFor(() => tick('Booking terms').click());
  leave();
  await open('notice/2');
  type('Text, English', 'Another one.');
  leave();
  await open('notice/1');
  await offered();
  press('Go on with it');
  await vi.waitFor(() => expect(input('Text, English').value).toBe('The road is closed.'));
  expect(input('Until').value).toBe('2099-12-20');
  expect(tick('On all pages').checked).toBe(false);
  expect(tick('Booking terms').checked).toBe(true);
});

it('is gone once it was saved, though it was still being stored then', async () => {
  let keeper: UnsavedTextsKeeper | undefined;
  function Form({ item }: { item: string }) {
    const read = () => ({ text: { text: 'Typed', seen: null } });
    keeper = parts.useUnsavedTexts({
      item,
      author: null,
      read,
      write: () => undefined,
      hasMore: () => false,
    });
    return null;
  }
  const show = async (item: string) => {
    keeper = undefined;
    root.render(<Form item={item} />);
    await vi.waitFor(() => expect(keeper).toBeDefined());
  };
  const stored = async (item: string) => {
    const { openDrafts, tabId } = await parts.loadDevice();
    return openDrafts().leftBehind('siteDraft', await tabId(), null, ({ part }) => part === item);
  };
  await show('saved');
  keeper?.keep();
  dispatchEvent(new Event('pagehide'));
  keeper?.drop();
  leave();
  await show('typed afterwards');
  keeper?.keep();
  leave();
  await vi.waitFor(async () => expect(await stored('typed afterwards')).not.toBeNull());
  expect(await stored('saved')).toBeNull();
});

it('makes the browser ask before the tab closes where the device cannot store it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await open('partners');
  type('Text, English', 'Partners of ours.');
  await vi.waitFor(() => expect(asks()).toBe(true));
});
