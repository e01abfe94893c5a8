/** Values of the stay packages (specification section 3), as submitted. */
export const stayPackages = ['room-only', 'full-resthouse', 'stay-dine', 'camping-meals'] as const;
export const DEFAULT_STAY_PACKAGE = 'room-only';
