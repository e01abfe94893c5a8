/** The page home-booking. */
export const homeBooking: Readonly<Record<string, string>> = {
  'Customize Your Booking': 'Ihre Reise nach Maß',
  'Safari, beach, hiking or all of it: give us the outline, and we fill it in.':
    'Safari, Strand, Wandern oder alles zusammen: Sie geben uns den Umriss, wir füllen ihn aus.',
  'Safari, beach, hiking, or a combination': 'Safari, Strand, Wandern oder eine Mischung',
  'How many days, and how many travellers': 'Wie viele Tage und wie viele Reisende',
  'Adults, a family, a honeymoon, a group, or just you':
    'Erwachsene, Familie, Flitterwochen, eine Gruppe oder nur Sie',
  'A budget per person per day': 'Ein Budget pro Person und Tag',
  'The date you would like to begin': 'Der Tag, an dem Sie gern beginnen würden',
  'A tailor-made booking': 'Eine Buchung nach Maß',
};
