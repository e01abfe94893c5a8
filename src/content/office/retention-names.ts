import type { RetentionKind } from '../../kinds/calls/retention.ts';
import { recordNames } from '../../kinds/list.ts';

/** Kinds of data with a retention setting. */
export const retentionNames: Readonly<Record<RetentionKind, string>> = {
  ...recordNames,
  passports: 'Sealed passport numbers',
  pageReports: 'Page views and speed',
  devices: 'Devices that are silent',
};
