const names: Readonly<Record<string, string>> = {
  tour_status: 'Tour status',
  payment_status: 'Payment',
  Incharge: 'Guide',
  delivery_status: 'Delivery status',
  owner: 'Owner',
};

/** What a field of a record is called. */
export function fieldInWords(field: string): string {
  return names[field] ?? field;
}
