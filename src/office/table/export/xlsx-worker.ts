/** Worker that writes one workbook off the main thread, and ends. */
import { type Sheet, xlsxOf } from './export-xlsx.ts';

/** Message that the worker answers with. */
export type Written = { blob: Blob } | { error: string };

const answer = (written: Written) => postMessage(written);

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  xlsxOf(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
