import type { TranslationTable } from '../table.ts';

/** /outbox, the banner about what waits, and the paper list. */
export const outbox = {
  '{count} entries are carried here for others, not sent yet.': {
    one: 'Kifaa hiki kinabeba taarifa 1 ya mwingine, bado haijatumwa.',
    other: 'Kifaa hiki kinabeba taarifa {count} za wengine, bado hazijatumwa.',
  },
  '{count} requests saved on this device, not sent yet.': {
    one: 'Ombi 1 limehifadhiwa kwenye kifaa hiki, bado halijatumwa.',
    other: 'Maombi {count} yamehifadhiwa kwenye kifaa hiki, bado hayajatumwa.',
  },
  '{count} requests could not be taken: please have a look.': {
    one: 'Ombi 1 halikukubaliwa: tafadhali liangalie.',
    other: 'Maombi {count} hayakukubaliwa: tafadhali yaangalie.',
  },
  '{count} entries were not accepted: please have a look.': {
    one: 'Taarifa 1 haikukubaliwa: tafadhali iangalie.',
    other: 'Taarifa {count} hazikukubaliwa: tafadhali ziangalie.',
  },
  'See the list': 'Angalia',
  'We last heard from the office: {time}': 'Mawasiliano ya mwisho na ofisi: {time}',
  'What happens next': 'Kinachofuata',
  'Once it has reached us, our booking desk reads it, at the latest the next morning in East Africa.':
    'Likishatufikia, idara yetu ya booking italisoma; ikichelewa sana, asubuhi inayofuata.',
  'Our booking desk reads it, at the latest the next morning in East Africa.':
    'Idara yetu ya booking italisoma; ikichelewa sana, asubuhi inayofuata.',
  'The answer, with dates and a price, comes to the e-mail address or phone number that you gave.':
    'Jibu, lenye tarehe na bei, litatumwa kwenye barua pepe au namba ya simu uliyotoa.',
  'The desk is open: {hours}.': 'Saa za idara: {hours}.',
  'We promise no fixed time for it.': 'Hatuahidi muda maalum wa kulitoa.',
  'Nothing is reserved and you owe nothing before you accept our offer in writing.':
    'Hakuna nafasi iliyowekwa kwa ajili yako, wala hudaiwi chochote, kabla hujakubali ofa yetu kwa maandishi.',
  'From another device, or without e-mail': 'Kwa kifaa kingine, au bila barua pepe',
  'From any other device, once it has reached us: open {page} and give the reference with the e-mail address or phone number of the request. There you also read how far we are with it. The code opens that page with the reference filled in; it holds nothing else of yours.':
    'Kwa kifaa kingine chochote, likishatufikia: fungua {page} na uandike namba ya kumbukumbu pamoja na barua pepe au namba ya simu iliyo kwenye ombi. Hapo utaona pia tumefikia wapi. Msimbo wa QR unafungua ukurasa huo ukiwa na namba ya kumbukumbu; haubebi kitu kingine chochote chako.',
  'QR code of the look-up of {reference}': 'Msimbo wa QR wa kutafuta {reference}',
  'Write to us on WhatsApp or by SMS: the message has your reference in it already, and we can answer you there.':
    'Tuandikie kwa WhatsApp au SMS: ujumbe tayari una namba yako ya kumbukumbu, na tunaweza kukujibu hapo.',
  'Or print this page, or write the reference down.':
    'Au chapisha ukurasa huu, au andika namba ya kumbukumbu.',
  'In our offices and camps somebody can look your request up for you, by the reference and the e-mail address or phone number in it.':
    'Kwenye ofisi na kambi zetu mtu anaweza kukutafutia ombi lako, kwa namba ya kumbukumbu na barua pepe au namba ya simu iliyo kwenye ombi.',
  'Print the list': 'Chapisha orodha',
  'Needs your attention': 'Inahitaji uiangalie',
  'Waiting to be sent': 'Inasubiri kutumwa',
  'Sending …': 'Inatuma …',
  'Send now': 'Tuma sasa',
  'By file, from another device': 'Kwa faili, kutoka kwenye kifaa kingine',
  'Received by us': 'Tumeyapokea',
  'No request of this device has been received yet.': 'Bado hakuna ombi la kifaa hiki lililopokelewa.',
  'What is saved on this device cannot be read: please have a look.':
    'Kilichohifadhiwa kwenye kifaa hiki hakisomeki: tafadhali angalia.',
  'What is saved on this device cannot be read now, so we cannot say whether anything waits. It may still be here: please do not clear this browser’s data.':
    'Kilichohifadhiwa kwenye kifaa hiki hakisomeki sasa, kwa hiyo hatuwezi kusema kama kuna kinachosubiri. Huenda bado kipo: tafadhali usifute data za kivinjari hiki.',
  '{count} requests that are saved on this device cannot be read, and are not sent by themselves. Everything else that can be read stands below, is sent as ever, and can be saved to a file.':
    {
      one: 'Ombi 1 lililohifadhiwa kwenye kifaa hiki halisomeki, na halitumwi lenyewe. Mengine yote yanayosomeka yako hapa chini, yanatumwa kama kawaida, na yanaweza kuhifadhiwa kwenye faili.',
      other:
        'Maombi {count} yaliyohifadhiwa kwenye kifaa hiki hayasomeki, na hayatumwi yenyewe. Mengine yote yanayosomeka yako hapa chini, yanatumwa kama kawaida, na yanaweza kuhifadhiwa kwenye faili.',
    },
  'Close the browser, open it again and look here once more. If nothing changes, call or write to us with your reference, or send the request again: the office will see if it has it already.':
    'Funga kivinjari, kifungue tena na uangalie hapa mara nyingine. Kama hakuna kinachobadilika, tupigie simu au utuandikie ukitaja namba yako ya kumbukumbu, au tuma ombi tena: ofisi itaona kama tayari inalo.',
  'Nothing of yours is waiting on this device.': 'Hakuna chako kinachosubiri kwenye kifaa hiki.',
  'This list needs JavaScript, and so does sending what is on it. Please call or write to us instead.':
    'Orodha hii inahitaji JavaScript, na kutuma kilichomo pia. Tafadhali tupigie simu au tuandikie badala yake.',
  'Nothing is waiting on this device.': 'Hakuna kinachosubiri kwenye kifaa hiki.',
  'Looking at what is saved on this device …': 'Tunaangalia kilichohifadhiwa kwenye kifaa hiki …',
  'This browser does not let us keep anything, as some private windows do. With a signal our forms are sent all the same; for places without one please open this page in a normal window.':
    'Kivinjari hiki hakituruhusu kuhifadhi chochote, kama yalivyo madirisha ya faragha. Ukiwa na mtandao fomu zetu zinatumwa vilevile; kwa mahali pasipo na mtandao tafadhali fungua ukurasa huu kwenye dirisha la kawaida.',
  'The storage of this browser does not answer, so we cannot show what is saved here. Nothing is deleted. Close all other tabs and windows of this site, then load the page again; if that does not help, close the browser and open it again.':
    'Sehemu ambamo kivinjari hiki huhifadhi vitu haijibu, kwa hiyo hatuwezi kuonyesha kilichohifadhiwa hapa. Hakuna kilichofutwa. Funga kurasa (tabs) na madirisha mengine yote ya tovuti hii, kisha pakia ukurasa tena; isiposaidia, funga kivinjari na ukifungue tena.',
  'Delete the correction of {reference} from this device? It will not be sent, and what you sent before stays as it is.':
    'Unataka kufuta sahihisho la {reference} kwenye kifaa hiki? Halitatumwa, na ulichotuma mwanzo kitabaki kama kilivyo.',
  'Delete {reference} from this device? It will not be sent.':
    'Unataka kufuta {reference} kwenye kifaa hiki? Haitatumwa.',
  'It is in a file that you saved, and the file can still be sent.':
    'Imo kwenye faili ulilohifadhi, na faili hilo bado linaweza kutumwa.',
  'We have not received it, and it is stored nowhere else: once deleted, it is gone.':
    'Hatujaipokea, na haijahifadhiwa mahali pengine popote: ukiifuta, itapotea kabisa.',
  'We have tried to send it, so it may have reached us already.':
    'Tumejaribu kuituma, kwa hiyo huenda imeshatufikia.',
  'Correction waiting': 'Sahihisho linasubiri',
  Waiting: 'Inasubiri',
  'Next try': 'Jaribio lijalo',
  State: 'Hali',
  'The office could not take it just now: {reason}': 'Ofisi haikuweza kuipokea kwa sasa: {reason}',
  'The office could not be reached. It is safe here and will be sent by itself.':
    'Ofisi haikupatikana. Iko salama hapa na itatumwa yenyewe.',
  'Safe on this device. It will be sent by itself as soon as you are online.':
    'Iko salama kwenye kifaa hiki. Itatumwa yenyewe mara tu utakapopata mtandao.',
  'Correction not taken': 'Sahihisho halikukubaliwa',
  'Not taken': 'Haikukubaliwa',
  'The office cannot accept it as it is. It stays here until you correct it.':
    'Ofisi haiwezi kuikubali ilivyo sasa. Itabaki hapa mpaka uisahihishe.',
  Reason: 'Sababu',
  Received: 'Imepokelewa',
  Corrected: 'Imesahihishwa',
  Answer: 'Jibu',
  'We had to restore our records from an earlier copy, and this request was not in it. Please send it again.':
    'Ilibidi turudishe kumbukumbu zetu kutoka kwenye nakala ya awali, na ombi hili halimo. Tafadhali litume tena.',
  'See what we have received': 'Angalia tulichopokea',
  Correct: 'Sahihisha',
  'the version before, {time}': 'toleo la awali, {time}',
  'a later version, {time}': 'toleo la baadaye, {time}',
  'Filled in': 'Ilijazwa',
  '{time}. {why}': '{time}. {why}',
  'What is in it': 'Yaliyomo',
  'Last try': 'Jaribio la mwisho',
  '{time} ({count} tries)': { one: '{time} (mara 1)', other: '{time} (mara {count})' },
  'when you are online': 'ukipata mtandao',
  'when you are online, at the latest {time}': 'ukipata mtandao; likichelewa sana, {time}',
  'In a file': 'Ndani ya faili',
  'saved {time}': 'lilihifadhiwa {time}',
  Edit: 'Badilisha',
  'Discard correction': 'Futa sahihisho',
  'Show all {count}': 'Onyesha zote {count}',
  '{count} entries of another account wait here. They will be sent when that account signs in.': {
    one: 'Taarifa 1 ya akaunti nyingine inasubiri hapa. Itatumwa akaunti hiyo itakapoingia.',
    other: 'Taarifa {count} za akaunti nyingine zinasubiri hapa. Zitatumwa akaunti hiyo itakapoingia.',
  },
  '{count} entries of other accounts wait here. They will be sent when those accounts sign in.': {
    one: 'Taarifa 1 ya akaunti nyingine inasubiri hapa. Itatumwa akaunti hizo zitakapoingia.',
    other: 'Taarifa {count} za akaunti nyingine zinasubiri hapa. Zitatumwa akaunti hizo zitakapoingia.',
  },
  '{count} entries of another account were not accepted. Only that account can correct them.': {
    one: 'Taarifa 1 ya akaunti nyingine haikukubaliwa. Akaunti hiyo pekee inaweza kuisahihisha.',
    other: 'Taarifa {count} za akaunti nyingine hazikukubaliwa. Akaunti hiyo pekee inaweza kuzisahihisha.',
  },
  '{count} entries of other accounts were not accepted. Only those accounts can correct them.': {
    one: 'Taarifa 1 ya akaunti nyingine haikukubaliwa. Akaunti hizo pekee zinaweza kuisahihisha.',
    other: 'Taarifa {count} za akaunti nyingine hazikukubaliwa. Akaunti hizo pekee zinaweza kuzisahihisha.',
  },
  'Requests of this device': 'Maombi ya kifaa hiki',
  Reference: 'Namba ya kumbukumbu',
  Request: 'Ombi',
  'Delete the copies on this device? Should our records be damaged before the next backup, you would have to send these requests again.':
    'Unataka kufuta nakala zilizo kwenye kifaa hiki? Kumbukumbu zetu zikiharibika kabla ya nakala rudufu ijayo, itabidi utume maombi haya tena.',
  'This device keeps copies of {count} requests that we received ({kilobytes} KB), so that nothing is lost should our records be damaged. A copy is deleted as soon as one of our backups has the request. Visitors’ copies are sealed: only our booking desk can read them.':
    {
      one: 'Kifaa hiki kina nakala ya ombi 1 tulilolipokea (KB {kilobytes}), ili kisipotee kitu kumbukumbu zetu zikiharibika. Nakala hufutwa ombi likishaingia kwenye nakala yetu rudufu. Nakala za wageni zimefungwa: idara yetu ya booking pekee inaweza kuzisoma.',
      other:
        'Kifaa hiki kina nakala za maombi {count} tuliyoyapokea (KB {kilobytes}), ili kisipotee kitu kumbukumbu zetu zikiharibika. Nakala hufutwa ombi likishaingia kwenye nakala yetu rudufu. Nakala za wageni zimefungwa: idara yetu ya booking pekee inaweza kuzisoma.',
    },
  'Delete the copies': 'Futa nakala',
  'This looks like a private window: what waits here is kept only as long as the window is open. Closing it removes what waits. Please send it first, save it to a file, or write it in an ordinary window.':
    'Hili linaonekana kuwa dirisha la faragha: kinachosubiri hapa kinatunzwa tu wakati dirisha liko wazi. Ukilifunga, kinachosubiri kitafutika. Tafadhali kitume kwanza, kihifadhi kwenye faili, au kiandike kwenye dirisha la kawaida.',
  'What waits is here as long as this browser keeps it. If this is a private window, closing it removes what waits.':
    'Kinachosubiri kiko hapa maadamu kivinjari hiki kinakitunza. Kama hili ni dirisha la faragha, ukilifunga, kinachosubiri kitafutika.',
  'If this is a private window, closing it removes what waits.':
    'Kama hili ni dirisha la faragha, ukilifunga, kinachosubiri kitafutika.',
  'Your browser has promised to keep what waits here.':
    'Kivinjari chako kimeahidi kutunza kinachosubiri hapa.',
  'Your browser has not agreed to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Kivinjari chako hakikukubali kutunza kinachosubiri hapa: kinaweza kukifuta nafasi ikipungua. iPhone au iPad hufanya hivyo baada ya siku saba za matumizi bila kutembelea, isipokuwa tovuti hii iko kwenye skrini ya mwanzo.',
  'Your browser has not promised to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Kivinjari chako hakijaahidi kutunza kinachosubiri hapa: kinaweza kukifuta nafasi ikipungua. iPhone au iPad hufanya hivyo baada ya siku saba za matumizi bila kutembelea, isipokuwa tovuti hii iko kwenye skrini ya mwanzo.',
  'How to install it': 'Jinsi ya kuisakinisha',
  'Ask the browser to keep it': 'Kiombe kivinjari kitunze',
} as const satisfies TranslationTable;
