import type { TranslationTable } from '../table.ts';

/** Files of what is not sent: saving one, and sending one from another device. */
export const files = {
  'No signal for days? Save what waits here to a file, and give it to someone who is going where there is one. The file is sealed: nobody but our booking desk can read what is in it.':
    'Hakuna mtandao kwa siku kadhaa? Hifadhi kinachosubiri hapa kwenye faili, kisha mpe mtu anayekwenda mahali penye mtandao. Faili limefungwa: hakuna anayeweza kusoma yaliyomo ila idara yetu ya booking.',
  'Your requests stay here as well. Whichever way arrives first counts, and nothing is booked twice. A waiting request that is in a file cannot be edited any more.':
    'Maombi yako yanabaki hapa pia. Hata yakifika kwa njia zote mbili, yanahesabiwa mara moja tu. Ombi linalosubiri ambalo limo kwenye faili haliwezi kubadilishwa tena.',
  'Sealing …': 'Inafunga faili …',
  'Save to a file': 'Hifadhi kwenye faili',
  'The file could not be sealed on this device, so none was made. Open this page once with a signal, and try again. Your requests are safe here.':
    'Faili halikutengenezwa, kwa sababu kifaa hiki hakikuweza kulifunga lisisomwe na wengine. Fungua ukurasa huu mara moja ukiwa na mtandao, kisha ujaribu tena. Maombi yako yako salama hapa.',
  'What waits here is too large for a file. It is safe on this device and will be sent from here.':
    'Kinachosubiri hapa ni kikubwa mno kwa faili moja. Kiko salama kwenye kifaa hiki na kitatumwa kutoka hapa.',
  'Nothing of yours waits here any more, so no file was made.':
    'Hakuna chako kinachosubiri hapa tena, kwa hiyo hakuna faili lililotengenezwa.',
  '{count} requests are in {file}, among your downloads. On a device with a signal, open this page and choose the file under Send a saved file.':
    {
      one: 'Ombi 1 limo kwenye {file}, kwenye folda ya Vipakuliwa (Downloads). Kwenye kifaa chenye mtandao, fungua ukurasa huu na uchague faili chini ya Tuma faili lililohifadhiwa.',
      other:
        'Maombi {count} yamo kwenye {file}, kwenye folda ya Vipakuliwa (Downloads). Kwenye kifaa chenye mtandao, fungua ukurasa huu na uchague faili chini ya Tuma faili lililohifadhiwa.',
    },
  '{count} of them are entries of the staff.': {
    one: '1 kati yake ni taarifa ya mfanyakazi.',
    other: '{count} kati yake ni taarifa za wafanyakazi.',
  },
  'Not in the file, because too large; only on this device: {references}.':
    'Hizi hazimo kwenye faili, ni kubwa mno; ziko kwenye kifaa hiki tu: {references}.',
  '{count} entries of other accounts are not in it.': {
    one: 'Taarifa 1 ya akaunti nyingine haimo.',
    other: 'Taarifa {count} za akaunti nyingine hazimo.',
  },
  'Send a saved file': 'Tuma faili lililohifadhiwa',
  'Has someone given you a file with requests? Choose it here. It goes to our booking desk sealed, as it is. Without a signal it is kept on this device, and sent as soon as there is one.':
    'Je, umepewa faili lenye maombi? Lichague hapa. Linakwenda kwenye idara yetu ya booking likiwa limefungwa, kama lilivyo. Bila mtandao linatunzwa kwenye kifaa hiki, na litatumwa mara tu mtandao utakapopatikana.',
  'Choose the file': 'Chagua faili',
  'This is not a file that was saved on this page. Such a file is called savanna-and-coast-requests, with a date.':
    'Hili si faili lililohifadhiwa kwenye ukurasa huu. Faili kama hilo huitwa savanna-and-coast-requests, pamoja na tarehe.',
  'This file is damaged or not complete. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Faili hili limeharibika au halijakamilika. Tafadhali linakili tena, au lihifadhi upya kwenye kifaa kilicholiandika: maombi bado yapo pale.',
  'The reader of codes is not on this phone yet. Please try again when you have a signal.':
    'Simu hii bado haina programu ya kusoma misimbo ya QR. Tafadhali jaribu tena ukiwa na mtandao.',
  'The camera': 'Kamera',
  'This page may not use the camera. Allow it in the settings of the browser, or choose the file.':
    'Ukurasa huu hauruhusiwi kutumia kamera. Uruhusu kwenye mipangilio ya kivinjari, au chagua faili.',
  'This device has no camera. Choose the file instead.':
    'Kifaa hiki hakina kamera. Badala yake, chagua faili.',
  'The camera cannot be used here. Choose the file instead.':
    'Kamera haiwezi kutumika hapa. Badala yake, chagua faili.',
  'This browser is too old to read these codes. Please have the file shared or saved on the other phone, and choose it here.':
    'Kivinjari hiki ni cha zamani mno kusoma misimbo hii. Tafadhali mwombe mwenzako ashiriki au ahifadhi faili kwenye simu yake, kisha lichague hapa.',
  'The file could not be read here. Please try again when you have a signal.':
    'Faili halikuweza kusomwa hapa. Tafadhali jaribu tena ukipata mtandao.',
  '{count} requests, saved {time}': {
    one: 'Ombi 1, lilihifadhiwa {time}',
    other: 'Maombi {count}, yalihifadhiwa {time}',
  },
  'Send it again': 'Tuma tena',
  'Send the file': 'Tuma faili',
  'Received {time}': 'Imepokelewa {time}',
  'Not sent yet': 'Bado haijatumwa',
  'Not taken. {reason}': 'Haikukubaliwa. {reason}',
  'All of them have been received. The device that wrote them is told as soon as it is online.':
    'Yote yamepokelewa. Kifaa kilichoyaandika kitajulishwa mara tu kitakapopata mtandao.',
  '{count} of {all} have been received.': {
    one: '1 kati ya {all} limepokelewa.',
    other: '{count} kati ya {all} yamepokelewa.',
  },
  'Nothing is lost: keep the file and send it again. What has arrived is not taken twice.':
    'Hakuna kilichopotea: tunza faili na ulitume tena. Kilichofika hakipokelewi mara mbili.',
  'The file was saved at {site}: please send it from there. Nothing is lost.':
    'Faili lilihifadhiwa kwenye {site}: tafadhali litume kutoka pale. Hakuna kilichopotea.',
  'What was not taken is among your own requests now, where you can correct it.':
    'Kisichokubaliwa sasa kimo kwenye maombi yako mwenyewe. Kisahihishe hapo.',
  'Entries that were not accepted are still on the device that wrote them, where they can be corrected or sent.':
    'Taarifa ambazo hazikukubaliwa bado ziko kwenye kifaa kilichoziandika, ambako zinaweza kusahihishwa au kutumwa.',
  'The office asks to wait a minute.': 'Ofisi inaomba usubiri dakika moja.',
  'Something went wrong at the office.': 'Kuna hitilafu imetokea ofisini.',
  'The program at the office is of another version and does not know some of it.':
    'Programu ya ofisini ni ya toleo jingine na haitambui baadhi ya vitu.',
  'Some of it was written by our staff. Whoever wrote it has to sign in on this device first.':
    'Baadhi yake imeandikwa na wafanyakazi wetu. Aliyeiandika lazima kwanza aingie kwenye kifaa hiki.',
  'The office cannot be reached from here just now.': 'Ofisi haipatikani kutoka hapa kwa sasa.',
  'Keep it on this phone': 'Litunze kwenye simu hii',
  'Stop reading': 'Acha kusoma',
  'Read codes': 'Soma misimbo ya QR',
  'Nothing is lost: it is kept on this device, and sent as soon as possible. What has arrived is not taken twice.':
    'Hakuna kilichopotea: linatunzwa kwenye kifaa hiki, na litatumwa mara tu itakapowezekana. Kilichofika hakipokelewi mara mbili.',
  'This file is empty. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Faili hili ni tupu. Tafadhali linakili tena, au lihifadhi upya kwenye kifaa kilicholiandika: maombi bado yapo pale.',
  'The clock of the device that saved it is wrong. That does no harm: the office notes when it arrives.':
    'Saa ya kifaa kilicholihifadhi si sahihi. Hakuna madhara: ofisi inaandika wakati linapofika.',
  '{read} of {of} codes read. Hold still.':
    'Misimbo {read} kati ya {of} imesomwa. Shika simu bila kuitikisa.',
  'This is no code of ours. Hold the camera over the other phone.':
    'Huu si msimbo wetu. Elekeza kamera kwenye simu nyingine.',
  'One code.': 'Msimbo mmoja.',
  'Code {number} of {count}. They go round by themselves.':
    'Msimbo wa {number} kati ya {count}. Inabadilika yenyewe.',
  'Code {number} of {count}': 'Msimbo wa {number} kati ya {count}',
  Pause: 'Simamisha',
  'Next code': 'Msimbo unaofuata',
  'These codes do not fit together. They are read once more.': 'Misimbo hii hailingani. Inasomwa tena.',
  'Any colleague can send it, signed in or not.': 'Mwenzako yeyote anaweza kulituma, awe ameingia au la.',
  'The office does not know this phone yet: whoever made the entries has to sign in on a phone with a signal before they are accepted.':
    'Ofisi bado haiijui simu hii: aliyeandika taarifa lazima aingie kwenye simu yenye mtandao kabla hazijakubaliwa.',
  'Whoever made the entries has to sign in where it is sent.':
    'Aliyeandika taarifa lazima aingie pale zinapotumwa.',
  'The office has revoked this device. What you entered stays here: sign in again with a signal to send it, or ask management.':
    'Ofisi imeondoa ruhusa ya kifaa hiki. Ulichoandika kinabaki hapa: ingia tena ukiwa na mtandao ili kukituma, au uliza uongozi.',
  'The office has stopped your account on all its devices. What you entered stays here: sign in again with a signal to send it, or ask management.':
    'Ofisi imesimamisha akaunti yako kwenye vifaa vyako vyote. Ulichoandika kinabaki hapa: ingia tena ukiwa na mtandao ili kukituma, au uliza uongozi.',
  'Carried for others': 'Taarifa unazowabebea wengine',
  '{count} entries of a colleague are with the office.': {
    one: 'Taarifa 1 ya mwenzako imefika ofisini.',
    other: 'Taarifa {count} za mwenzako zimefika ofisini.',
  },
  '{count} entries of another device are with the office.': {
    one: 'Taarifa 1 ya kifaa kingine imefika ofisini.',
    other: 'Taarifa {count} za kifaa kingine zimefika ofisini.',
  },
  '{count} entries of a colleague were not accepted by the office.': {
    one: 'Ofisi haikukubali taarifa 1 ya mwenzako.',
    other: 'Ofisi haikukubali taarifa {count} za mwenzako.',
  },
  '{count} entries of another device were not accepted by the office.': {
    one: 'Ofisi haikukubali taarifa 1 ya kifaa kingine.',
    other: 'Ofisi haikukubali taarifa {count} za kifaa kingine.',
  },
  '{count} entries of a colleague are kept here, sealed, and wait for their maker.': {
    one: 'Taarifa 1 ya mwenzako inatunzwa hapa, imefungwa, na inamsubiri aliyeiandika.',
    other: 'Taarifa {count} za mwenzako zinatunzwa hapa, zimefungwa, na zinamsubiri aliyeziandika.',
  },
  '{count} entries of a colleague are kept here, sealed, and sent as soon as there is a signal.': {
    one: 'Taarifa 1 ya mwenzako inatunzwa hapa, imefungwa, na itatumwa mara tu mtandao utakapopatikana.',
    other:
      'Taarifa {count} za mwenzako zinatunzwa hapa, zimefungwa, na zitatumwa mara tu mtandao utakapopatikana.',
  },
  '{count} entries of another device are kept here, sealed, and sent as soon as there is a signal.': {
    one: 'Taarifa 1 ya kifaa kingine inatunzwa hapa, imefungwa, na itatumwa mara tu mtandao utakapopatikana.',
    other:
      'Taarifa {count} za kifaa kingine zinatunzwa hapa, zimefungwa, na zitatumwa mara tu mtandao utakapopatikana.',
  },
  '{carried} Saved {time}.': '{carried} Faili lilihifadhiwa {time}.',
  'Remove {count} entries that you carry for somebody else from this device? If the device that wrote them is lost, they are lost.':
    {
      one: 'Unataka kuondoa kwenye kifaa hiki taarifa 1 unayombebea mwingine? Kifaa kilichoiandika kikipotea, nayo itapotea.',
      other:
        'Unataka kuondoa kwenye kifaa hiki taarifa {count} unazombebea mwingine? Kifaa kilichoziandika kikipotea, nazo zitapotea.',
    },
  '{count} entries of your account are not sent yet.': {
    one: 'Taarifa 1 ya akaunti yako bado haijatumwa.',
    other: 'Taarifa {count} za akaunti yako bado hazijatumwa.',
  },
  'See them in your department': {
    one: 'Iangalie kwenye idara yako',
    other: 'Ziangalie kwenye idara yako',
  },
} as const satisfies TranslationTable;
