/** Room on the disk of the server's data folder, as management sees it. */

/** Share of the disk from which on management and the log are told. */
export const DISK_ALARM = 0.8;

export interface DiskSpace {
  /** Share that is used, 0 to 1. */
  used: number;
  freeBytes: number;
}

/** The answer of `calls.disk`. */
export interface DiskAnswer {
  /** Null where the system does not tell. */
  space: DiskSpace | null;
  /** Ids of sealing keys to which devices have sealed what they keep, and which the server does not have. */
  missingKeys: string[];
}
