/** Writes one workbook beside the page, and ends. */
import { type Sheet, xlsxOf } from './export-xlsx.ts';

/** What it answers. */
export type Written = { blob: Blob } | { error: string };

const answer = (written: Written) => postMessage(written);

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  xlsxOf(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
