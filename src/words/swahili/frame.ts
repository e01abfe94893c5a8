import type { TranslationTable } from '../table.ts';

/** The frame of the staff pages: departments, header, sidebar, signing out. */
export const frame = {
  Management: 'Uongozi',
  Operations: 'Uendeshaji',
  Logistics: 'Usafirishaji',
  Marketing: 'Masoko',
  Finance: 'Fedha',
  'Human Resources': 'Rasilimali Watu',
  'Stay bookings': 'Malazi',
  '{count} carried': { one: '1 ya mwenzako', other: '{count} za wenzako' },
  'Staff sign-in': 'Wafanyakazi: ingia',
  'The office works on your device, without a signal too, and that needs JavaScript. Please switch it on for this site.':
    'Ofisi inafanya kazi kwenye kifaa chako, hata bila mtandao, na hilo linahitaji JavaScript. Tafadhali iwashe kwa tovuti hii.',
  'Your account works in {own} and cannot open {other}.':
    'Akaunti yako ni ya idara ya {own}, haiwezi kufungua {other}.',
  'Go to {own}': 'Nenda {own}',
  'Your account belongs to no department yet. Please ask management to give it one.':
    'Akaunti yako bado haina idara. Tafadhali omba uongozi uipangie idara.',
  'Your account': 'Akaunti yako',
  'Your Account': 'Akaunti Yako',
  Online: 'Mtandaoni',
  'No signal': 'Hakuna mtandao',
  '{count} not sent': { one: '1 haijatumwa', other: '{count} hazijatumwa' },
  Logout: 'Toka',
  'Sign out': 'Toka',
  new: 'mpya',
  'What is not sent could not be read on this device, so you are still signed in. Reload the page and try again.':
    'Taarifa ambazo hazijatumwa hazikusomeka kwenye kifaa hiki, kwa hiyo bado umeingia. Pakia ukurasa upya kisha ujaribu tena.',
  'Your session has ended. Sign in again when you have signal; nothing is lost.':
    'Ingia tena ukipata mtandao: umetolewa kwenye akaunti. Hakuna kilichopotea.',
  'There is no line to the office now. Signed out, you cannot sign in again before there is one. Sign out all the same?':
    'Sasa hakuna mawasiliano na ofisi. Ukitoka, hutaweza kuingia tena mpaka yapatikane. Unataka kutoka hata hivyo?',
  '{count} entries are not sent': {
    one: 'Taarifa 1 haijatumwa',
    other: 'Taarifa {count} hazijatumwa',
  },
  'Signing out removes everything of your work from this device, and signing in again needs a signal. Stay signed in until there is a signal, or save what is not sent to a file and hand it over to a colleague, whose phone sends it.':
    'Ukitoka, kazi yako yote itaondolewa kwenye kifaa hiki, na kuingia tena kunahitaji mtandao. Baki umeingia mpaka mtandao upatikane, au hifadhi kwenye faili taarifa ambazo hazijatumwa, kisha mkabidhi mwenzako faili hilo; simu yake italituma.',
  DISCARD: 'FUTA',
  'Type {word} to throw them away and sign out': {
    one: 'Andika {word} ili kuifuta na kutoka',
    other: 'Andika {word} ili kuzifuta na kutoka',
  },
  'Throw away and sign out': 'Futa na utoke',
  Stay: 'Usitoke',
  'The file could not be sealed on this device, so none was made. Sign in again with a signal, and try again. Your entries are safe here.':
    'Faili halikutengenezwa, kwa sababu kifaa hiki hakikuweza kulifunga lisisomwe na wengine. Ingia tena ukiwa na mtandao, kisha ujaribu tena. Taarifa zako ziko salama hapa.',
  'What waits here is too large for a file. Stay signed in: it will be sent from here.':
    'Kinachosubiri hapa ni kikubwa mno kwa faili moja. Baki umeingia: kitatumwa kutoka hapa.',
  'All of it is in {file}, among your downloads. {advice}':
    'Zote zimo kwenye {file}, kwenye folda ya Vipakuliwa (Downloads). {advice}',
  'Saved to {file}. These are too large for it and are only on this device: {rest}. Stay signed in until they are sent.':
    'Faili limehifadhiwa: {file}. Lakini hizi HAZIMO, ni kubwa mno; ziko kwenye kifaa hiki tu: {rest}. Usitoke mpaka zitumwe.',
  '{what} cannot be shown now. {reason}': '{what}: haiwezekani kuonyesha sasa. {reason}',
  'The server cannot be reached now: this is its answer of {time}. {reason}':
    'Seva haipatikani sasa: hili ni jibu lake la {time}. {reason}',
} as const satisfies TranslationTable;
