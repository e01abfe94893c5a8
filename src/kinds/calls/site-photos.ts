/** Photographs of the operator, as they arrive and are checked (docs/contract.md#photographs). */

/** A photograph in the answer of GET `endpoints.sitePhotos`. */
export interface ListedPhoto {
  id: string;
  /** `arriving` until all parts are there, then `checking`, then `ready` or `refused`. */
  state: 'arriving' | 'checking' | 'ready' | 'refused';
  /** How many parts are there, of how many. */
  arrived: number;
  parts: number;
  /** Why it was refused. */
  message?: string;
  /** Pixels, once it is ready. */
  width?: number;
  height?: number;
  bytes: number;
  by: { id: string; name: string };
  /** ISO 8601, the server's clock. */
  at: string;
  /** Ids of the items that use it, drafted or published. */
  items: readonly string[];
}

/** The answer of GET `endpoints.sitePhotos`. */
export interface SitePhotosAnswer {
  photos: readonly ListedPhoto[];
}
