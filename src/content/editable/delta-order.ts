/** Order to a thread that makes deltas to the packs of a site. */
export interface DeltaOrder {
  /** Folders of the files that are shown, those of the edition first. */
  shown: readonly string[];
  /** Folders of files with packs that phones may hold, the newest first. */
  former: readonly string[];
  /** Folder of the deltas and their list, where those of what was shown before may stand. */
  folder: string;
}
