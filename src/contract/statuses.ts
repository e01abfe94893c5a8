/** The statuses of tours, payments and deliveries (docs/contract.md#statuses). */
export const tourStatuses = ['pending', 'ongoing', 'finished'] as const;
export const paymentStatuses = ['Pending', 'Paid', 'Unpaid'] as const;
export const deliveryStatuses = ['Pending', 'In Transit', 'Delivered'] as const;

export type TourStatus = (typeof tourStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
