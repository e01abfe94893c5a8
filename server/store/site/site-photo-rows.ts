/** Rows of the operator's photographs, and of the parts in which they arrive. */

export interface SitePhotoRow {
  /** Made on the device that chose it. */
  id: string;
  /** SHA-256 of the whole photograph as it was sent, hexadecimal. */
  hash: string;
  /** Of the whole photograph as it was sent. */
  bytes: number;
  /** In how many parts it is sent. */
  parts: number;
  account_id: string;
  /** ISO 8601, the server's clock, of its first part. */
  made_at: string;
  /** "checking" once all parts are there; then its parts go, and it is ready or refused. */
  state: 'arriving' | 'checking' | 'ready' | 'refused';
  /** Why it was refused; null for any other. */
  message: string | null;
  /** Pixels of the picture, once it is ready. */
  width: number | null;
  height: number | null;
  /** The picture as it is shown, a JPEG held upright; null until it is ready. */
  picture: Uint8Array | null;
}

export interface SitePhotoPartRow {
  photo: string;
  /** From 0. */
  part: number;
  data: Uint8Array;
}
