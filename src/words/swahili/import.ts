import type { TranslationTable } from '../table.ts';

/** Importing a list: its dialog, and what is wrong with a line. */
export const importing = {
  'Opening …': 'Inafungua …',
  File: 'Faili',
  'CSV, at most 5 MB and 10,000 lines. The first line names the columns.':
    'CSV, isizidi MB 5 na mistari 10,000. Mstari wa kwanza unataja safu.',
  'Or paste the lines here': 'Au bandika mistari hapa',
  'Checking the lines …': 'Inakagua mistari …',
  'Import leads': 'Leta wateja watarajiwa',
  Characters: 'Herufi',
  'The file does not say. Please look below whether accents are right.':
    'Faili halisemi. Tafadhali angalia hapa chini kama herufi zenye alama ziko sawa.',
  'Separated by': 'Kitenganishi',
  Comma: 'Mkato',
  Semicolon: 'Nukta mkato',
  Tab: 'Tab',
  'Which column is what?': 'Safu ipi ni ya nini?',
  'None: one value for all lines': 'Hakuna: jaza moja kwa mistari yote',
  'Please choose its column, or one value for all.':
    'Tafadhali chagua safu yake, au jaza moja kwa mistari yote.',
  '{label} of all lines': '{label}, kwa mistari yote',
  'Column {number}': 'Safu {number}',
  'First lines': 'Mistari ya kwanza',
  Line: 'Mstari',
  'Line {line}: {problem}': 'Mstari {line}: {problem}',
  'Line {line}, {label}: {problem}': 'Mstari {line}, {label}: {problem}',
  'It has {values} values for {columns} columns.': 'Una vipengele {values}, lakini safu ni {columns}.',
  'A quotation mark is opened here and not closed.': 'Alama ya nukuu imefunguliwa hapa na haikufungwa.',
  '“{text}” is no day of the calendar.': '“{text}” si tarehe iliyopo kwenye kalenda.',
  '“{text}” is no date that can be read. Write it like 2027-06-14.':
    '“{text}” si tarehe inayosomeka. Iandike kama 2027-06-14.',
  '“{text}” can be read in two ways. Write it like 2027-06-14.':
    '“{text}” inaweza kusomwa kwa njia mbili. Iandike kama 2027-06-14.',
  'There are no lines below the first, which names the columns.':
    'Hakuna mistari chini ya ule wa kwanza, unaotaja safu.',
  'This has more than 10,000 lines. Please import it in parts.':
    'Orodha hii ina zaidi ya mistari 10,000. Tafadhali ilete kwa sehemu.',
  'This has {size}, and at most {most} are taken. Please import it in parts.':
    'Ukubwa wa orodha hii ni {size}; mwisho ni {most}. Tafadhali ilete kwa sehemu.',
  'This file could not be read. Please choose it again.':
    'Faili hili halikuweza kusomwa. Tafadhali lichague tena.',
  '{count} lines, all of them good.': {
    one: 'Mstari 1, nao ni sahihi.',
    other: 'Mistari {count}, yote ni sahihi.',
  },
  '{count} lines, {bad} with errors.': {
    one: 'Mstari 1, wenye makosa: {bad}.',
    other: 'Mistari {count}, yenye makosa: {bad}.',
  },
  'And so on: the file below has them all.': 'Na kadhalika: faili lililo hapa chini lina yote.',
  'Leave these {count} lines out': {
    one: 'Uache mstari huu',
    other: 'Iache mistari hii {count}',
  },
  'Save the lines with errors as a file': 'Hifadhi mistari yenye makosa kama faili',
  'Lines with errors': 'Mistari yenye makosa',
  Errors: 'Makosa',
  '{count} of these lines are here already, with the same names and dates.': {
    one: 'Mstari 1 kati ya hii uko hapa tayari, wenye jina na tarehe ileile.',
    other: 'Mistari {count} kati ya hii iko hapa tayari, yenye majina na tarehe zilezile.',
  },
  'Leave them out': 'Iache',
  'Import them once more': 'Ilete tena',
  'Nothing was imported. {reason}': 'Hakuna kilicholetwa. {reason}',
  'Import {count} lines': { one: 'Leta mstari 1', other: 'Leta mistari {count}' },
  'Import {some} of {count} lines': {
    one: 'Leta {some} kati ya mstari 1',
    other: 'Leta {some} kati ya mistari {count}',
  },
  '{count} lines are saved on this device. The office gets them as soon as there is a signal.': {
    one: 'Mstari 1 umehifadhiwa kwenye kifaa hiki. Ofisi itaupata mara tu mtandao utakapopatikana.',
    other: 'Mistari {count} imehifadhiwa kwenye kifaa hiki. Ofisi itaipata mara tu mtandao utakapopatikana.',
  },
} as const satisfies TranslationTable;
