import type { TranslationTable } from '../table.ts';

/** /offline, and the strip about saving the site. */
export const offline = {
  Update: 'Toleo jipya',
  'A newer version of this site is saved and ready.':
    'Toleo jipya la tovuti hii limehifadhiwa na liko tayari.',
  'Show the new version': 'Onyesha toleo jipya',
  'Save for offline': 'Hifadhi kwa matumizi bila mtandao',
  'You asked your browser to save data. Save this site for reading without a signal?':
    'Umekiambia kivinjari kibane data. Unataka kuhifadhi tovuti hii ili uisome bila mtandao?',
  'Save it': 'Hifadhi',
  'Saved pages': 'Kurasa zilizohifadhiwa',
  'Saving this site for reading without a signal: {pages} of {pagesInAll} pages':
    'Tunahifadhi tovuti hii isomeke bila mtandao: kurasa {pages} kati ya {pagesInAll}',
  'Saved: all {pages} pages ({size}) work without a signal.':
    'Imehifadhiwa: kurasa zote {pages} ({size}) zinafanya kazi bila mtandao.',
  'Saved: {pages} of {pagesInAll} pages. This device has no room for the rest.':
    'Kurasa {pages} kati ya {pagesInAll} zimehifadhiwa. Kifaa hiki hakina nafasi ya zilizobaki.',
  'Saved so far: {pages} of {pagesInAll} pages. The rest follows on your next visit.':
    'Hadi sasa: kurasa {pages} kati ya {pagesInAll}. Zilizobaki zitahifadhiwa utakapotembelea tena.',
  Details: 'Maelezo',
  'To see what is saved, switch JavaScript on. The list below leads to everything.':
    'Ili kuona kilichohifadhiwa, washa JavaScript. Orodha iliyo hapa chini inaongoza kwenye kila kitu.',
  'This browser does not let the site save anything, as private windows do. With a signal it works all the same; for the journey, open it in a normal window.':
    'Kivinjari hiki hakiruhusu tovuti kuhifadhi chochote, kama yalivyo madirisha ya faragha. Ukiwa na mtandao inafanya kazi vilevile; kwa ajili ya safari, ifungue kwenye dirisha la kawaida.',
  'You asked your browser to save data, so nothing is fetched before you say so. What is missing is {size} to download.':
    'Umekiambia kivinjari kibane data, kwa hiyo hakuna kitakachopakuliwa kabla hujaruhusu. Kinachokosekana ni {size} za kupakua.',
  'This device has no room for the rest: {size} to download. What you send keeps its room. Make some room on the device, then save what is missing.':
    'Kifaa hiki hakina nafasi ya zilizobaki: {size} za kupakua. Unachotuma kina nafasi yake. Ongeza nafasi kwenye kifaa, kisha hifadhi zilizobaki.',
  'The connection dropped before everything was here. What is saved stays; the rest, {size} to download, follows on your next visit.':
    'Mtandao ulikatika kabla vyote havijafika. Kilichohifadhiwa kinabaki; kilichosalia, {size} za kupakua, kitafuata utakapotembelea tena.',
  'Saving: {pages} of {pagesInAll} pages …': 'Inahifadhi: kurasa {pages} kati ya {pagesInAll} …',
  'Save what is missing': 'Hifadhi kinachokosekana',
  'The shelf': 'Rafu',
  'The staff pages are saved too, {size}. They hold no data of the office.':
    'Kurasa za wafanyakazi zimehifadhiwa pia, {size}. Hazina taarifa za ofisi.',
  Pages: 'Kurasa',
  Pictures: 'Picha',
  Size: 'Ukubwa',
  '{bytes} bytes are here now': 'baiti {bytes} ziko hapa sasa',
  '{load} to load, {stored} on the phone': '{load} za kupakua, {stored} kwenye simu',
  '{load} to load': '{load} za kupakua',
  'of {pagesInAll}': 'kati ya {pagesInAll}',
  '{bytes} bytes': 'baiti {bytes}',
  'Is it all there?': 'Je, vyote vipo?',
  'This reads every saved page and picture back, and checks that everything a page shows is here as well.':
    'Hapa tunasoma upya kila ukurasa na picha iliyohifadhiwa, na kuhakikisha kwamba vyote ambavyo ukurasa unaonyesha vipo pia.',
  'Check every page': 'Kagua kila ukurasa',
  'Reading {read} of {inAll}': 'Inasoma {read} kati ya {inAll}',
  'Fetching it again …': 'Inapakua tena …',
  'All {pages} pages and {pictures} pictures read back.':
    'Kurasa zote {pages} na picha {pictures} zimesomeka.',
  '{pages} pages and {pictures} pictures read back.': 'Kurasa {pages} na picha {pictures} zimesomeka.',
  '{count} things are not as they should be:': {
    one: 'Kitu kimoja hakiko kama inavyotakiwa:',
    other: 'Vitu {count} haviko kama inavyotakiwa:',
  },
  'It could not be fetched. Please try again when you have a signal.':
    'Haikuweza kupakuliwa. Tafadhali jaribu tena ukipata mtandao.',
  'Fetch it again': 'Pakua tena',
  '{title}: not saved yet.': '{title}: bado haijahifadhiwa.',
  'The page {title} is missing.': 'Ukurasa {title} haupo.',
  'The page {title} is damaged.': 'Ukurasa {title} umeharibika.',
  'A picture of {title} is missing ({file}).': 'Picha ya {title} haipo ({file}).',
  'A picture of {title} is damaged ({file}).': 'Picha ya {title} imeharibika ({file}).',
  'A picture is missing ({file}).': 'Picha haipo ({file}).',
  'A picture is damaged ({file}).': 'Picha imeharibika ({file}).',
  'A part of the program is missing ({file}).': 'Sehemu ya programu haipo ({file}).',
  'A part of the program is damaged ({file}).': 'Sehemu ya programu imeharibika ({file}).',
  'The words of the search are missing.': 'Maneno ya utafutaji hayapo.',
  'The words of the search are damaged.': 'Maneno ya utafutaji yameharibika.',
  'As an app': 'Kama programu',
  'This site is installed here. It opens from its own icon, with or without a signal.':
    'Tovuti hii imesakinishwa hapa. Inafunguka kutoka kwenye alama yake yenyewe, kukiwa na mtandao au bila mtandao.',
  'Installed, this site has its own icon and window, and devices keep what it saved for longer.':
    'Ikisakinishwa, tovuti hii inakuwa na alama na dirisha lake, na vifaa hutunza ilichohifadhi kwa muda mrefu zaidi.',
  Install: 'Sakinisha',
  'Looking …': 'Inaangalia …',
  '{pages} pages, {pictures} pictures, {size}. Saved {time}.':
    'Kurasa {pages}, picha {pictures}, {size}. Zilihifadhiwa {time}.',
  'Being saved …': 'Inahifadhiwa …',
  'The pages are saved, the photographs not yet.': 'Kurasa zimehifadhiwa, lakini picha (photos) bado.',
  'Not saved yet.': 'Bado haijahifadhiwa.',
  'Not saved yet': 'Bado haijahifadhiwa',
  'Will it stay saved?': 'Je, itabaki imehifadhiwa?',
  'Kept by the browser': 'Ahadi ya kivinjari',
  Space: 'Nafasi',
  'App files': 'Mafaili ya programu',
  'Search words': 'Maneno ya utafutaji',
  'Your browser has promised not to clear what is saved here.':
    'Kivinjari chako kimeahidi kutofuta kilichohifadhiwa hapa.',
  'None yet: your browser may clear it when space runs short, and a private window when it is closed.':
    'Bado hakuna: kivinjari chako kinaweza kukifuta nafasi ikipungua, na dirisha la faragha likifungwa.',
  'Your browser did not promise it. {advice}': 'Kivinjari chako hakikuahidi. {advice}',
  'None: it is saved here as long as this browser keeps it. A private window keeps nothing.':
    'Hakuna: inabaki hapa maadamu kivinjari hiki kinaitunza. Dirisha la faragha halitunzi chochote.',
  'None: this looks like a private window, and closing it removes what is saved here.':
    'Hakuna: hili linaonekana kuwa dirisha la faragha, na ukilifunga, kilichohifadhiwa hapa kitafutika.',
  'This site takes {usage} of the {quota} that your browser allows it, requests that wait to be sent included.':
    'Tovuti hii inachukua {usage} kati ya {quota} ambazo kivinjari chako kinairuhusu, pamoja na maombi yanayosubiri kutumwa.',
  '{files} files, {size}': 'Mafaili {files}, {size}',
  '{size}, saved {time}': '{size}, ilihifadhiwa {time}',
} as const satisfies TranslationTable;
