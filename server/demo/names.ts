/** Names, vehicles and places of the sample records. Nobody here exists. */

const given = [
  'Amina',
  'Jonas',
  'Chiara',
  'Baraka',
  'Ingrid',
  'Mateo',
  'Neema',
  'Oliver',
  'Priya',
  'Søren',
  'Zuri',
  'Hannah',
  'Kenji',
  'Lucía',
  'Tomasz',
  'Grace',
  'Yusuf',
  'Élodie',
  'Daniel',
  'Wanjiru',
];
const family = [
  'Okafor',
  'Lindqvist',
  'Moretti',
  'Mushi',
  'van Dijk',
  'Fernández',
  'Kimaro',
  'Bennett',
  'Sharma',
  'Ngũgĩ',
  'Nakamura',
  'Kowalska',
  'Laurent',
  'Hughes',
  'Mwakasege',
  'Novák',
];

/** A person, the same for the same number. */
export function personAt(number: number): { name: string; email: string; phone: string } {
  const first = given[number % given.length] ?? '';
  const last = family[(number * 7 + Math.floor(number / given.length)) % family.length] ?? '';
  const plain = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o');
  return {
    name: `${first} ${last}`,
    email: `${plain.toLowerCase().replace(/[^a-z.]/g, '')}@example.com`,
    phone: `+255 700 ${String(100_000 + number * 137).slice(-6)}`,
  };
}

export const guides = ['Emmanuel', 'Rehema', 'Saidi', 'Upendo'] as const;
export const vehicles = ['Land Cruiser T 481 DHK', 'Land Cruiser T 902 CXB', 'Coaster T 117 EFA'] as const;
export const camps = ['Seronera Camp', 'Ndutu Camp', 'Tarangire River Camp', 'Ushongo Beach Camp'] as const;
