/**
 * What the world can do to a product that is not able to bear it yet. Each is switched on in the change
 * that makes it hold; until then a seed would find the same known hole again and again.
 */
export const later = {
  /** A backup is restored: devices are to bring back what it does not know. The checks of rows wait for that. */
  restore: false,
};
