/** The store's maintenance interface: devices, retention, customers' data, figures. */

import type { DeviceReport, ListedDevice } from '../../../src/contract/protocol/device-reports.ts';
import type { CustomerErasure, CustomerQuery, FoundRecord } from '../../../src/kinds/calls/customers.ts';
import type { RetentionChange, RetentionRun, RetentionSetting } from '../../../src/kinds/calls/retention.ts';
import { listDevices, writeDevice } from '../accounts/devices.ts';
import { truncateWal } from '../backup/truncate-wal.ts';
import type { Databases } from '../core/databases.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import { readFigures, type StoreMetrics } from '../figures/figures.ts';
import { moveSums } from '../figures/sum-zone.ts';
import { findCustomer } from '../removal/customers.ts';
import { eraseRecords, resumeErasures } from '../removal/erasure.ts';
import type { RemovedIds } from '../removal/removed-ids.ts';
import { confirmClock, readRun } from '../removal/retention/daily-run.ts';
import { type RunOutcome, removeExpired } from '../removal/retention/remove-expired.ts';
import { changeRetention, readRetention } from '../removal/retention/settings.ts';
import type { AuditActor } from './audit.ts';

export interface AdminStore {
  /** @param at the server's clock, ISO 8601 */
  reportDevice(accountId: string, report: DeviceReport, at: string): Promise<void>;
  devices(): Promise<ListedDevice[]>;
  retention(): Promise<RetentionSetting[]>;
  changeRetention(change: RetentionChange, actor: AuditActor): Promise<RetentionSetting[]>;
  /** Removes what has expired, a share of it each day. Nothing while another server on the database does. */
  removeExpired(now: Date, signal?: AbortSignal): Promise<RunOutcome>;
  /** State of the retention job. @param now the server's clock, ISO 8601 */
  retentionRun(now: string): Promise<RetentionRun>;
  /** Confirms a clock that has jumped far ahead, so that removal continues. */
  confirmClock(actor: AuditActor): Promise<RetentionRun>;
  findCustomer(query: CustomerQuery): AsyncGenerator<FoundRecord[]>;
  /** Erases records with all personal data in them. The audit log names only their references. */
  erase(ids: readonly string[], actor: AuditActor): Promise<CustomerErasure>;
  /** Completes erasures that a crash has cut short. @returns how many records they erased */
  resumeErasures(): Promise<number>;
  /** Moves the daily sums to the days of the operator's zone; see `sum-zone.ts`. @returns how many rows were gone through */
  moveSums(zone: string, signal?: AbortSignal): Promise<number>;
  figures(): Promise<StoreMetrics>;
}

export function createAdminStore(
  { reading: database, writing, runExclusively }: Pick<Databases, 'reading' | 'writing' | 'runExclusively'>,
  kinds: StoredKinds,
  removedIds: RemovedIds,
): AdminStore {
  /** Removed data is gone from the file too. */
  const thenScrub = async <Result>(work: Promise<Result>) => {
    const result = await work;
    await truncateWal(database);
    return result;
  };
  const erasing = { database: writing, kinds, removedIds };
  return {
    reportDevice: (accountId, report, at) => writeDevice(database, accountId, report, at),
    devices: () => listDevices(database),
    retention: () => readRetention(database, kinds),
    changeRetention: (change, actor) => changeRetention(database, kinds, change, actor),
    retentionRun: (now) => readRun(database, now),
    confirmClock: (actor) => confirmClock(database, actor),
    async removeExpired(now, signal) {
      const outcome = await runExclusively('retention', (lost) => {
        const stop = AbortSignal.any(signal ? [signal, lost] : [lost]);
        return thenScrub(removeExpired(writing, kinds, removedIds, now, stop));
      });
      return outcome ?? { removed: {}, rest: [], clockTrustedAt: null };
    },
    findCustomer: (query) => findCustomer(database, kinds, query),
    erase: (ids, actor) => thenScrub(eraseRecords(erasing, ids, actor)),
    async resumeErasures() {
      const count = await resumeErasures(erasing);
      if (count > 0) await truncateWal(database);
      return count;
    },
    async moveSums(zone, signal) {
      const rows = await runExclusively('sums', (lost) =>
        moveSums(writing, zone, AbortSignal.any(signal ? [signal, lost] : [lost])),
      );
      return rows ?? 0;
    },
    figures: () => readFigures(database),
  };
}
