/** Names, vehicles and places of the sample records. Nobody here exists. */

interface Country {
  given: readonly string[];
  family: readonly string[];
  /** A number that is kept for films where the country has such; `#` is a digit. */
  phone: string;
}

const split = (words: string) => words.split(' ');
const countries: readonly Country[] = [
  {
    given: split('Hannah Jonas Lena Matthias Käthe'),
    family: split('Brandt Weiß Köhler Schäfer Vogt'),
    phone: '+49 171 39200##',
  },
  {
    given: split('Oliver Grace Harriet Callum Freya'),
    family: split('Bennett Hughes Whitfield Ashworth Pryce'),
    phone: '+44 7700 900###',
  },
  {
    given: split('Emily Marcus Shauna Tyler Denise'),
    family: split('Carter Nguyen Whitaker Delgado Robinson'),
    phone: '+1 202 555 01##',
  },
  {
    given: split('Chiara Matteo Giulia Niccolò Ilaria'),
    family: split('Moretti Bianchi D’Amico Rinaldi Ferraro'),
    phone: '+39 345 010####',
  },
  {
    given: split('Élodie Théo Margaux Benoît Inès'),
    family: split('Laurent Lefèvre Marchand Rousseau Chevalier'),
    phone: '+33 6399 8####',
  },
  {
    given: split('Ingrid Søren Maja Anders Åse'),
    family: split('Lindqvist Kjær Nygård Holmström Bjørnsen'),
    phone: '+46 70 17406##',
  },
  {
    given: split('Lucía Mateo Begoña Íñigo Pilar'),
    family: split('Fernández Núñez Ibarra Castaño Peña'),
    phone: '+34 600 010###',
  },
  {
    given: split('Tomasz Zofia Łukasz Jiří Božena'),
    family: split('Kowalska Wójcik Novák Dvořák Grzyb'),
    phone: '+48 500 010###',
  },
  {
    given: split('Priya Arjun Meera Rohan Kavya'),
    family: split('Sharma Iyer Banerjee Patel Reddy'),
    phone: '+91 90000 10###',
  },
  {
    given: split('Kenji Haruka Daichi Yui Sora'),
    family: split('Nakamura Fujimoto Ōtsuka Hayashi Mori'),
    phone: '+81 90 00001###',
  },
  {
    given: split('Sophie Jan-Willem Femke Daan Noor'),
    family: ['van Dijk', 'de Vries', 'Bakker', 'ter Horst', 'Visser'],
    phone: '+31 6 10000###',
  },
  {
    given: split('Thandiwe Sipho Lerato Pieter Nomsa'),
    family: split('Mokoena Dlamini Botha Naidoo Khumalo'),
    phone: '+27 60 010 0###',
  },
  {
    given: split('Wanjiru Otieno Njeri Kiptoo Achieng'),
    family: split('Ngũgĩ Odhiambo Kamau Cheruiyot Mwangi'),
    phone: '+254 700 010###',
  },
  {
    given: split('Amina Baraka Neema Yusuf Zuri'),
    family: split('Mushi Kimaro Mwakasege Okafor Komba'),
    phone: '+255 700 1#####',
  },
  {
    given: split('Layla Omar Noura Khalid Hessa'),
    family: ['Al Mansoori', 'Haddad', 'Al Farsi', 'Khoury', 'Saleh'],
    phone: '+971 50 0001###',
  },
  {
    given: split('Mia Lachlan Ruby Cooper Tane'),
    family: split('Campbell Ngata McKenzie O’Brien Fraser'),
    phone: '+61 491 570###',
  },
];

const at = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item;

/** A person, the same for the same number. */
export function samplePerson(number: number): { name: string; email: string; phone: string } {
  const round = Math.floor(number / countries.length);
  const country = at(countries, number * 5);
  const name = `${at(country.given, round)} ${at(country.family, round * 3 + Math.floor(round / country.given.length))}`;
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øåæł ß’-]/g, (letter) => PLAIN[letter] ?? '');
  // There are more people than names.
  const again = round < 25 ? '' : String(round);
  return { name, email: `${plain}${again}@example.com`, phone: digits(country.phone, number * 137) };
}

const PLAIN: Readonly<Record<string, string>> = { ø: 'o', å: 'a', æ: 'ae', ł: 'l', ß: 'ss', ' ': '.' };

/** From the last place to the first, so that neighbours differ. */
function digits(pattern: string, number: number): string {
  let left = number;
  return [...pattern]
    .reverse()
    .map((one) => {
      if (one !== '#') return one;
      const digit = left % 10;
      left = Math.floor(left / 10);
      return String(digit);
    })
    .reverse()
    .join('');
}

export const sampleGuides = ['Emmanuel', 'Rehema', 'Saidi', 'Upendo', 'Elirehema', 'Gideon'] as const;
export const sampleVehicles = [
  'Land Cruiser T 481 DHK',
  'Land Cruiser T 902 CXB',
  'Land Cruiser T 337 EBA',
  'Coaster T 117 EFA',
] as const;
export const sampleCamps = [
  'Seronera Camp',
  'Ndutu Camp',
  'Tarangire River Camp',
  'Ushongo Beach Camp',
  'Pangani Resthouse',
] as const;
