/** Text that the browser keeps, in one that does, in one that is full, and in one that refuses even the property. */
import { afterEach, expect, it } from 'vitest';
import { localValues } from '../../../src/contract/document/web-storage.ts';

let stored: Record<string, string> = {};
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem(key: string, value: string) {
    stored[key] = value;
  },
  removeItem(key: string) {
    delete stored[key];
  },
};
const provide = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => ({
  ...storage,
  setItem() {
    throw new DOMException('Full.', 'QuotaExceededError');
  },
});
afterEach(() => {
  localValues.removeAll('');
  Reflect.deleteProperty(globalThis, 'localStorage');
  stored = {};
});

it('is stored where the browser takes it', () => {
  stored = { one: '1', other: '2' };
  // Its keys are its own properties.
  provide(() => Object.assign(Object.create(storage), stored));
  expect(localValues.read('one')).toBe('1');
  expect(localValues.write('one', 'new')).toBe(true);
  expect(localValues.isStoring()).toBe(true);
  expect(stored).toEqual({ one: 'new', other: '2' });
  localValues.removeAll('on');
  expect(stored).toEqual({ other: '2' });
  localValues.remove('other');
  expect(localValues.read('other')).toBeNull();
});

it.each([
  ['refuses', refuse],
  ['is full', full],
  ['has none', () => undefined],
])('lasts as long as the page where the browser %s', (_, get) => {
  provide(get);
  expect(localValues.read('one')).toBeNull();
  expect(localValues.write('one', '1')).toBe(false);
  expect(localValues.isStoring()).toBe(false);
  expect(localValues.read('one')).toBe('1');
  localValues.removeAll('o');
  expect(localValues.read('one')).toBeNull();
});

it('is that of before no longer, once a full browser has not taken a new one', () => {
  stored = { one: 'old' };
  provide(full);
  localValues.write('one', 'new');
  expect(localValues.read('one')).toBe('new');
  provide(() => storage);
  localValues.write('one', 'newer');
  expect([localValues.read('one'), stored]).toEqual(['newer', { one: 'newer' }]);
});
