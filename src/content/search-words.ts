/** Words that people type and mean a page by, though it says them in passing, in other words, or like many others. */
export const searchWords: Readonly<Record<string, string>> = {
  '/wildlife/Serengeti': 'migration wildebeest crossing calving big five',
  '/wildlife/Ngorongoro': 'crater rhino big five',
  '/beachexperience/Mafia_island': 'whale shark sharks diving',
  '/places/mnemba-island': 'diving snorkelling snorkeling',
  '/Hikes/mount_kilimanjaro': 'climb trek summit altitude',
  '/zanzibar_luxury': 'honeymoon romantic',
  '/deluxe_safari+beach': 'honeymoon romantic couple private',
  '/luxury_travel': 'honeymoon romantic couple private',
  '/mid_budget': 'kids children family',
  '/zanzibar_family_trip': 'kids children family',
  '/familytrip_safari+beach': 'kids children family',
  '/adventure_north': 'cheap budget camping',
  '/zanzibar_bud': 'cheap budget backpacker',
  '/Alltrips': 'price prices cost tour',
  '/stay_services': 'hotel room bed camping',
  '/book_flight': 'airline airport baggage',
  '/terms': 'refund cancel cancellation deposit payment',
  '/Importantdetails':
    'visa malaria vaccine vaccination luggage baggage suitcase packing insurance money cash atm tip tips tipping wifi internet sim plug safety weather',
};
