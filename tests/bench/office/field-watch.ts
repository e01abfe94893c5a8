/** In the page of the bench `field`: an empty field with the least that Enter can do, and the times of both. */

interface Times {
  /** Milliseconds from each key to the frame that shows its letter. */
  keys: number[];
  /** From each Enter to the complete transaction that has the entry, with strict durability. */
  disk: number[];
  /** From each Enter to the frame that says that it is saved. */
  saved: number[];
}

declare global {
  interface Window {
    fieldTimes: {
      form: Times & {
        /** Frames from the complete transaction to the one that says so. */
        frames: number[];
      };
      bare: Times & {
        /** From the beginning of the put to the complete transaction. */
        puts: number[];
      };
    };
    /** Adds the empty field to the page; from then on both are timed. */
    beginField: () => Promise<void>;
  }
}

/** Before the page's own scripts, because what they write is watched. */
export function watchField(): void {
  const form = { keys: [], disk: [], saved: [], frames: [] } as Window['fieldTimes']['form'];
  const bare = { keys: [], disk: [], saved: [], puts: [] } as Window['fieldTimes']['bare'];
  window.fieldTimes = { form, bare };
  let pressed = 0;
  let written = 0;
  let frames = 0;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    const isEntry = mode === 'readwrite' && transaction.objectStoreNames.contains('entries');
    if (isEntry && options?.durability === 'strict' && this.name !== 'bench')
      transaction.addEventListener('complete', () => {
        if (pressed === 0 || written > 0) return;
        written = performance.now();
        form.disk.push(written - pressed);
        requestAnimationFrame(countFrame);
      });
    return transaction;
  };
  const countFrame = () => {
    frames += 1;
    if (pressed > 0) requestAnimationFrame(countFrame);
  };
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

  window.beginField = async () => {
    const opening = indexedDB.open('bench', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries', { autoIncrement: true });
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const field = document.createElement('input');
    field.id = 'empty';
    field.ariaLabel = 'Empty';
    const words = document.createElement('output');
    document.querySelector('.today')?.prepend(field, words);
    field.addEventListener('keydown', ({ key, timeStamp }) => {
      if (key !== 'Enter') return;
      field.value = '';
      words.textContent = '';
      const start = performance.now();
      const transaction = opening.result.transaction('entries', 'readwrite', { durability: 'strict' });
      transaction.objectStore('entries').put({
        id: crypto.randomUUID(),
        reference: 'PT-7Q4M-2XN9-K',
        kind: 'person',
        version: 1,
        payload: {
          name: 'Juma Mwakalinga',
          transportDate: '2026-11-22',
          vehicle: 'T 482 DKL',
          destination: 'Saadani',
          Guider: 'Neema',
        },
        capturedAt: new Date().toISOString(),
        state: 'waiting',
      });
      transaction.oncomplete = () => {
        bare.puts.push(performance.now() - start);
        bare.disk.push(performance.now() - timeStamp);
        words.textContent = 'Saved on this device.';
        painted(() => bare.saved.push(performance.now() - timeStamp));
      };
    });
    addEventListener(
      'keydown',
      ({ key, timeStamp, target }) => {
        const times = target === field ? bare : form;
        if (key !== 'Enter') painted(() => times.keys.push(performance.now() - timeStamp));
        else if (target !== field) {
          pressed = timeStamp;
          written = 0;
          frames = 0;
        }
      },
      { capture: true },
    );
    const status = document.querySelector('form[aria-label="Add a person"] .send [role=status]');
    const look = () => {
      if (written === 0 || pressed === 0 || !status?.textContent?.startsWith('Saved on this device')) return;
      const since = pressed;
      painted(() => {
        pressed = 0;
        form.saved.push(performance.now() - since);
        form.frames.push(frames);
      });
    };
    if (status)
      new MutationObserver(look).observe(status, { childList: true, subtree: true, characterData: true });
  };
}
