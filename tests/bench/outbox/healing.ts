/** A restore under 50 devices that hold receipts of 2,000 requests and 500 records: everything is there again. */
import { runHealing } from '../../parts/device/healing-run.ts';

const SIZE = { devices: 50, requests: 2_000, records: 500, erased: 20 };

/** @returns what was measured, in words and figures */
export async function measureHealing(): Promise<[string, string][]> {
  const outcome = await runHealing(SIZE);
  const { before, forgotten, after, missing, strange, doubled, unsent, took, paused } = outcome;
  return [
    ['rows before the restore, forgotten by it, there again', `${before}, ${forgotten}, ${after}`],
    ['missing, never there before (erased ones), twice', `${missing}, ${strange}, ${doubled}`],
    ['entries that still wait on any device', String(unsent)],
    ['all 50 devices one after the other, without pauses', `${(took / 1_000).toFixed(1)} s`],
    ['pauses of one device between its calls', `${(paused / 1_000).toFixed(1)} s`],
    ['copy beside the receipt of a package booking, sealed', `${outcome.visitorBytes} B`],
    ['copy beside the receipt of a souvenir, sealed and readable until sign-out', `${outcome.staffBytes} B`],
  ];
}
