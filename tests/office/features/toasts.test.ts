/** Messages that stand for a while, beat by beat. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createToastList,
  DEFERRAL_EXTENSION_SECONDS,
  TOAST_SECONDS,
} from '../../../src/office/features/undo/toast-list.ts';

let beat: (() => void) | undefined;
let list: ReturnType<typeof createToastList<string>>;
const seconds = (count: number) => {
  for (let second = 0; second < count; second += 1) beat?.();
};
const words = () => list.snapshot().map((toast) => toast.words);
const idOf = (place: number) => list.snapshot()[place]?.id ?? 0;

beforeEach(() => {
  beat = undefined;
  list = createToastList<string>((work) => {
    beat = work;
    return () => {
      beat = undefined;
    };
  });
});

describe('A message', () => {
  it('stands at least ten seconds, is over then once, and leaves no timer behind', () => {
    let over = 0;
    list.show({ words: 'Set.', onOver: () => (over += 1) });
    seconds(10);
    expect(words()).toEqual(['Set.']);
    expect(over).toBe(0);
    seconds(TOAST_SECONDS - 10);
    expect(words()).toEqual([]);
    expect(over).toBe(1);
    expect(beat).toBeUndefined();
  });

  it('stands still while a person is at it, and tells what it holds back to wait', () => {
    let beats = 0;
    list.show({ words: 'Removed.', extendDeferral: () => (beats += 1) });
    list.pause(true);
    seconds(100);
    expect(words()).toEqual(['Removed.']);
    expect(beats).toBe(100 / DEFERRAL_EXTENSION_SECONDS);
    list.pause(false);
    seconds(TOAST_SECONDS);
    expect(words()).toEqual([]);
  });

  it('is undone once, is not over then, and says what became of it', async () => {
    let [undone, over] = [0, 0];
    const undo = async () => {
      undone += 1;
      return 'Changed back.';
    };
    list.show({ words: 'Set.', undo, onOver: () => (over += 1) });
    const id = idOf(0);
    await Promise.all([list.undo(id), list.undo(id)]);
    expect([undone, over]).toEqual([1, 0]);
    expect(words()).toEqual(['Changed back.']);
  });

  it('is over at once when it is closed, or when too many have come after it', () => {
    const over: string[] = [];
    for (const text of ['one', 'two', 'three', 'four']) {
      list.show({ words: text, onOver: () => over.push(text) });
    }
    expect(words()).toEqual(['two', 'three', 'four']);
    expect(over).toEqual(['one']);
    list.close(idOf(1));
    expect(over).toEqual(['one', 'three']);
  });

  it('goes with who signs out, and what it held back is left to its own time', () => {
    let over = 0;
    list.show({ words: 'Removed.', onOver: () => (over += 1) });
    list.clear();
    expect(words()).toEqual([]);
    expect(over).toBe(0);
    expect(beat).toBeUndefined();
  });
});
