import type { RemovedKind } from '../../kinds/calls/retention.ts';
import { recordNames } from '../../kinds/list.ts';

/** Kinds of data that are removed in time. */
export const retentionNames: Readonly<Record<RemovedKind, string>> = {
  ...recordNames,
  passports: 'Sealed passport numbers',
  pageReports: 'Page views and speed',
  devices: 'Devices that are silent',
  sitePhotos: 'Photographs that no page shows',
};
