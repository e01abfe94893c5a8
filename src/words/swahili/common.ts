import type { TranslationTable } from '../table.ts';

/** Texts that many screens share. */
export const common = {
  'Please confirm': 'Tafadhali thibitisha',
  'Please note': 'Tafadhali zingatia',
  OK: 'Sawa',
  Cancel: 'Ghairi',
  Close: 'Funga',
  Save: 'Hifadhi',
  'Saved.': 'Imehifadhiwa.',
  'Saving …': 'Inahifadhi …',
  Discard: 'Futa',
  Remove: 'Ondoa',
  'Try again': 'Jaribu tena',
  'Something went wrong': 'Kuna hitilafu',
  'This part of the page has failed. What was saved or is not sent yet stays on this device.':
    'Sehemu hii ya ukurasa imeshindwa. Kilichohifadhiwa au ambacho bado hakijatumwa kimebaki kwenye kifaa hiki.',
  'Load the page again': 'Pakia ukurasa tena',
  'A part of this page has not arrived yet. What you type and press counts once it has.':
    'Sehemu ya ukurasa huu bado haijafika. Unachoandika na kubonyeza kitatumika itakapofika.',
  'Try now': 'Jaribu sasa',
  'Go on': 'Endelea',
  'One moment …': 'Subiri kidogo …',
  Language: 'Lugha',
  'This language is not saved here yet. Please try again when you have a signal.':
    'Lugha hii bado haijahifadhiwa hapa. Tafadhali jaribu tena ukipata mtandao.',
  'Skip to content': 'Nenda kwenye maudhui',
  '(optional)': '(si lazima)',
  'at an unknown time': 'wakati usiojulikana',
  sealed: 'imefungwa',
  '{field}: {reason}': '{field}: {reason}',
  '{label}: {value}': '{label}: {value}',
  '{caption}, table': '{caption}, jedwali',
} as const satisfies TranslationTable;
