/** The statuses of tours, payments and deliveries (docs/contract.md#statuses), and the states of requests. */
export const tourStatuses = ['pending', 'ongoing', 'finished'] as const;
export const paymentStatuses = ['Pending', 'Paid', 'Unpaid'] as const;
export const deliveryStatuses = ['Pending', 'In Transit', 'Delivered'] as const;

/** States of the office's work on a traveller's request (docs/contract.md#working-states). */
export const workingStates = ['new', 'answered', 'quoted', 'confirmed', 'done', 'lost'] as const;

/** States that an answer sets: an offer that was sent is quoted. */
export const repliedStates = ['answered', 'quoted'] as const;

export type RepliedState = (typeof repliedStates)[number];
export type WorkingState = (typeof workingStates)[number];
export type TourStatus = (typeof tourStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];

/** States of a person on a manifest at departure (docs/contract.md#manifest). */
export const boardingStates = ['Not checked', 'Aboard', 'Absent'] as const;
export type BoardingState = (typeof boardingStates)[number];
