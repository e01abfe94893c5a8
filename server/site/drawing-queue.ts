/** The order in which editions are drawn: one at a time, and what is to be published before previews. */

/** Most previews that wait: each takes some seconds, and as much room as an edition. */
const MOST_PREVIEWS = 4;

/** Thrown for a preview that would have to wait too long. */
export class TooManyPreviews extends Error {
  constructor() {
    super('Too many previews wait to be drawn');
  }
}

interface Waiting {
  key: string;
  isPreview: boolean;
  begin: () => void;
}

export interface DrawingQueue {
  /**
   * Does the work once its turn comes.
   * @param key names what is drawn
   * @throws TooManyPreviews at once
   */
  run<Made>(key: string, isPreview: boolean, work: () => Promise<Made>): Promise<Made>;
  /** Brings forward what was asked for a preview, and is to be published now. */
  hurry(key: string): void;
}

export function createDrawingQueue(): DrawingQueue {
  const waiting: Waiting[] = [];
  let isDrawing = false;

  function beginNext(): void {
    const first = waiting.find(({ isPreview }) => !isPreview) ?? waiting[0];
    isDrawing = first !== undefined;
    if (!first) return;
    waiting.splice(waiting.indexOf(first), 1);
    first.begin();
  }

  return {
    async run(key, isPreview, work) {
      if (isPreview && waiting.filter((other) => other.isPreview).length >= MOST_PREVIEWS)
        throw new TooManyPreviews();
      if (isDrawing) await new Promise<void>((begin) => waiting.push({ key, isPreview, begin }));
      isDrawing = true;
      try {
        return await work();
      } finally {
        beginNext();
      }
    },
    hurry(key) {
      for (const one of waiting) if (one.key === key) one.isPreview = false;
    },
  };
}
