/** Worker that writes one workbook off the main thread, and ends. */
import { writeXlsx, type XlsxSheet } from './export-xlsx.ts';

/** Message that the worker answers with. */
export type XlsxWorkerAnswer = { blob: Blob } | { error: string };

const answer = (written: XlsxWorkerAnswer) => postMessage(written);

addEventListener('message', ({ data }: MessageEvent<XlsxSheet>) => {
  writeXlsx(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
