import type { TranslationTable } from '../table.ts';

/** Advice about the person's own browser. */
export const browsers = {
  'Press Share (the square with the arrow), scroll down, and choose Add to Home Screen.':
    'Bonyeza Shiriki (mraba wenye mshale), shuka chini, kisha uchague Add to Home Screen.',
  'Please do this before you travel: the iPhone and iPad remove what a site has saved when it is not opened for seven days of use, unless it is on the Home Screen. Open it from there once, with a signal.':
    'Tafadhali fanya hivi kabla ya safari: iPhone na iPad huondoa kilichohifadhiwa na tovuti isipofunguliwa kwa siku saba za matumizi, isipokuwa iko kwenye skrini ya mwanzo. Ifungue kutoka pale mara moja, ukiwa na mtandao.',
  'Press Share in the address bar or in the menu, and choose Add to Home Screen. If it is not offered there, open this page in Safari.':
    'Bonyeza Shiriki kwenye sehemu ya anwani au kwenye menyu, kisha uchague Add to Home Screen. Kama haipo, fungua ukurasa huu kwenye kivinjari cha Safari.',
  'You are reading this inside another app, which cannot keep it. Choose Open in browser in its menu, and look at this page again there.':
    'Unasoma hii ndani ya programu nyingine, ambayo haiwezi kuitunza. Chagua Open in browser kwenye menyu yake, kisha uangalie ukurasa huu tena pale.',
  'Choose Add to Dock in the File menu.': 'Chagua Add to Dock kwenye menyu ya File.',
  'This Safari cannot install sites; from version 17 it can. The saved pages are here all the same.':
    'Toleo hili la kivinjari cha Safari haliwezi kusakinisha tovuti; kuanzia toleo la 17 linaweza. Kurasa zilizohifadhiwa zipo hapa vilevile.',
  'Open the menu (the three dots) and choose Add app to Home screen, or Install.':
    'Fungua menyu (nukta tatu) kisha uchague Add app to Home screen, au Install.',
  'Firefox cannot install sites as apps. It can put this one on the taskbar, by the button at the end of the address bar. The saved pages are here either way.':
    'Firefox haiwezi kusakinisha tovuti kama programu. Inaweza kuiweka hii kwenye upau wa kazi, kwa kitufe kilicho mwisho wa sehemu ya anwani. Kurasa zilizohifadhiwa zipo hapa kwa vyovyote vile.',
  'Firefox on a computer cannot install sites. Nothing is lost: the saved pages are here, and a bookmark leads to them without a signal.':
    'Firefox kwenye kompyuta haiwezi kusakinisha tovuti. Hakuna kilichopotea: kurasa zilizohifadhiwa zipo hapa, na alamisho itakufikisha kwenye kurasa hizo bila mtandao.',
  'Open the menu (the three lines), choose Add page to, then Home screen.':
    'Fungua menyu (mistari mitatu), chagua Add page to, kisha Home screen.',
  'Open the menu (the three dots) and choose Add to Home screen, then Install.':
    'Fungua menyu (nukta tatu) kisha uchague Add to Home screen, halafu Install.',
  'Press the icon with the plus at the end of the address bar; or open the menu (the three dots), then More tools, Apps, Install this site as an app.':
    'Bonyeza alama ya kujumlisha iliyo mwisho wa sehemu ya anwani; au fungua menyu (nukta tatu), kisha More tools, Apps, Install this site as an app.',
  'Press the install icon at the end of the address bar, or look for Install in the menu (the three dots). If Open in app stands there, it is installed already.':
    'Bonyeza alama ya kusakinisha iliyo mwisho wa sehemu ya anwani, au tafuta Install kwenye menyu (nukta tatu). Ukiona Open in app, imeshasakinishwa.',
  'Look in your browser’s menu for Install or Add to Home screen. If there is neither, a bookmark will do: the saved pages open without a signal.':
    'Tafuta Install au Add to Home screen kwenye menyu ya kivinjari chako. Kama hazipo, alamisho inatosha: kurasa zilizohifadhiwa zinafunguka bila mtandao.',
  'The iPhone and iPad promise it to sites on the Home Screen. Add this one, open it from there, and ask again.':
    'iPhone na iPad huahidi hilo kwa tovuti zilizo kwenye skrini ya mwanzo. Iongeze hii, ifungue kutoka pale, kisha uombe tena.',
  'Safari decides by itself, and trusts sites in the Dock or often opened. Until then it may clear what is saved after seven days of use without a visit here.':
    'Kivinjari cha Safari huamua chenyewe, na huamini tovuti zilizo kwenye Dock au zinazofunguliwa mara nyingi. Mpaka hapo kinaweza kufuta kilichohifadhiwa baada ya siku saba za matumizi bila wewe kutembelea hapa.',
  'Firefox asks you, and has been told no or not yet. Press the button again and choose Allow; if it does not ask, the lock in the address bar holds the setting.':
    'Firefox hukuuliza, na imeambiwa hapana au bado. Bonyeza kitufe tena kisha uchague Allow; isipouliza, mpangilio uko kwenye kufuli la sehemu ya anwani.',
  'An app’s own browser keeps nothing for long. Open this page in your browser.':
    'Kivinjari cha ndani ya programu hakitunzi kitu kwa muda mrefu. Fungua ukurasa huu kwenye kivinjari chako.',
  'This browser does not ask you; it decides. It says yes to sites that are installed, bookmarked or often opened: install this one, or come back in a few days, and ask again.':
    'Kivinjari hiki hakikuulizi; huamua chenyewe. Hukubali tovuti zilizosakinishwa, zenye alamisho au zinazofunguliwa mara nyingi: sakinisha hii, au rudi baada ya siku chache, kisha uombe tena.',
  'Your browser said no, and may clear what is saved when space runs short. Install this site or bookmark it, and ask again.':
    'Kivinjari chako kimekataa, na kinaweza kufuta kilichohifadhiwa nafasi ikipungua. Sakinisha tovuti hii au iwekee alamisho, kisha uombe tena.',
} as const satisfies TranslationTable;
