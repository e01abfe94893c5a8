/** The stay packages (docs/contract.md#stay-booking): the options of the stay booking form. */
export const stayPackages = ['room-only', 'full-resthouse', 'stay-dine', 'camping-meals'] as const;

export type StayPackage = (typeof stayPackages)[number];

export const DEFAULT_STAY_PACKAGE: StayPackage = 'room-only';
