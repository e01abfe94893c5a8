import type { TranslationTable } from '../table.ts';

/**
 * Messages of the checks of the contract and the server. They arrive with their values filled in, so these
 * texts are recognised by the text around the values; labels are translated in turn.
 */
export const errors = {
  '{label} is required.': 'Jaza: {label}.',
  '{label} must be text.': '{label}: andika maandishi.',
  '{label} may have at most {length} characters.': '{label}: zisizidi herufi {length}.',
  '{label} must be a whole number from {least} to {most}.':
    '{label}: andika namba nzima kati ya {least} na {most}.',
  '{label} must be an amount from 0 to {most}.': '{label}: andika kiasi kati ya 0 na {most}.',
  '{label} must be one of: {values}.': '{label}: chagua mojawapo: {values}.',
  '{label} must be a real date, like 2027-06-14.': '{label}: andika tarehe halisi, mfano 2027-06-14.',
  '{label} must have at least {least} characters.': '{label}: angalau herufi {least}.',
  '{label} is too long.': '{label}: ni ndefu mno.',
  'This password is too long.': 'Nenosiri hili ni refu mno.',
  'This text contains characters that cannot be saved. Please remove them.':
    'Maandishi haya yana alama zisizoweza kuhifadhiwa. Tafadhali ziondoe.',
  'Please enter an e-mail address like name@example.com.':
    'Tafadhali andika barua pepe kama jina@example.com.',
  'The new password must be another one.': 'Nenosiri jipya lazima liwe tofauti.',
  'This is not your current password.': 'Hili si nenosiri lako la sasa.',
  'This is not your password.': 'Hili si nenosiri lako.',
  'This password is one of the first that others would try. Please choose another, such as a sentence.':
    'Nenosiri hili ni miongoni mwa yale ambayo wengine wangejaribu kwanza. Tafadhali chagua jingine, kwa mfano sentensi.',
  'The password must not contain your own name or e-mail address.':
    'Nenosiri lisiwe na jina lako wala barua pepe yako.',
  'The password must not contain the name of the company.': 'Nenosiri lisiwe na jina la kampuni.',
  'Invalid username or password': 'Jina la mtumiaji au nenosiri si sahihi',
  'An error occurred. Please try again. {reason}': 'Kuna hitilafu. Tafadhali jaribu tena. {reason}',
  'Use your passkey to finish signing in.': 'Tumia passkey yako kumaliza kuingia.',
  'This one-time password has been used or has expired. Ask management for a new one.':
    'Nenosiri hili la mara moja limeshatumika au muda wake umeisha. Omba jipya kwa uongozi.',
  'Too many sign-ins failed. Please try again in {time}. A passkey always works, and management can let you in sooner.':
    'Umeshindwa kuingia mara nyingi mno. Tafadhali jaribu tena baada ya {time}. Passkey inafanya kazi wakati wote, na uongozi unaweza kukuruhusu mapema zaidi.',
  'a minute': 'dakika moja',
  '{minutes} minutes': 'dakika {minutes}',
  '{hours} hours, or on a device that you have used before': 'saa {hours}, au tumia kifaa ulichowahi kutumia',
  'Your password is changed. Please sign in with it.': 'Nenosiri lako limebadilishwa. Tafadhali ingia nalo.',
  'This took too long, or was tried already. Please start again.':
    'Imechukua muda mrefu mno, au imeshajaribiwa. Tafadhali anza upya.',
  'This passkey is not known here.': 'Passkey hii haijulikani hapa.',
  'The passkey could not be checked. Please start again.':
    'Passkey haikuweza kukaguliwa. Tafadhali anza upya.',
  'This is not one of your recovery codes, or it was used already.':
    'Huu si mmoja wa misimbo yako ya dharura, au umeshatumika.',
  'Please sign in first.': 'Tafadhali ingia kwanza.',
  'Your account may not do this.': 'Akaunti yako hairuhusiwi kufanya hivi.',
  'Please change your one-time password first.': 'Tafadhali badilisha kwanza nenosiri lako la mara moja.',
  'Please add a passkey to your account first.': 'Tafadhali ongeza kwanza passkey kwenye akaunti yako.',
  'Please give your password or use your passkey again to go on.':
    'Ili kuendelea, tafadhali andika nenosiri lako au tumia passkey yako tena.',
  'We do not have this language.': 'Hatuna lugha hii.',
  'This browser keeps nothing for this site, so nobody can be signed in. Please allow cookies and site data for it.':
    'Kivinjari hiki hakihifadhi chochote cha tovuti hii, kwa hiyo hakuna anayeweza kuingia. Tafadhali ruhusu vidakuzi na data za tovuti kwa ajili yake.',
  'No signal, or no line to the office. Please try again when there is one.':
    'Hakuna mtandao, au hakuna mawasiliano na ofisi. Tafadhali jaribu tena ukiyapata.',
  'The office could not be reached. Please try again when you have a signal.':
    'Ofisi haikupatikana. Tafadhali jaribu tena ukipata mtandao.',
  'Something went wrong on our side. Please try again. (Error {number})':
    'Kuna hitilafu upande wetu. Tafadhali jaribu tena. (Hitilafu {number})',
  'Something went wrong on our side. We will try again. (Error {number})':
    'Kuna hitilafu upande wetu. Tutajaribu tena. (Hitilafu {number})',
  'Too many requests from this address. Please try again in {seconds} s.':
    'Imejaribiwa mara nyingi mno kutoka kwenye anwani hii. Tafadhali jaribu tena baada ya sekunde {seconds}.',
  'Too many requests from this account. Please try again in {seconds} s.':
    'Imejaribiwa mara nyingi mno kutoka kwenye akaunti hii. Tafadhali jaribu tena baada ya sekunde {seconds}.',
  'There is no such record. It may have been removed.': 'Taarifa hii haipo. Huenda imeondolewa.',
  'This record was changed by somebody else in the meantime.':
    'Taarifa hii imeshabadilishwa na mtu mwingine.',
  'This follows an earlier request that we do not have back yet. It will be sent again.':
    'Hii inafuata ombi la awali ambalo bado hatujalipata tena. Itatumwa tena.',
  'This has been removed in the meantime, so there was nothing left to correct.':
    'Imeshaondolewa, kwa hiyo hakuna kilichobaki cha kusahihisha.',
  'We cannot tell that this comes from the device that sent the request. Please call or write to us, and we will change it.':
    'Hatuwezi kujua kama hii imetoka kwenye simu iliyotuma ombi. Tafadhali tupigie au tuandikie, nasi tutalibadilisha.',
  'This has been corrected too often. Please call or write to us.':
    'Imesahihishwa mara nyingi mno. Tafadhali tupigie au tuandikie.',
  'Your correction has been received.': 'Sahihisho lako limepokelewa.',
  'We have received it.': 'Tumeipokea.',
  'We could not save your request on this device. Please keep this page open and try again.':
    'Hatukuweza kuhifadhi ombi lako kwenye kifaa hiki. Tafadhali acha ukurasa huu wazi na ujaribu tena.',
  'This device is full. NOT saved. Write it down, free space, then try again.':
    'Kifaa hiki kimejaa. HAIJAHIFADHIWA. Iandike kwenye karatasi, futa picha au video usizohitaji ili kupata nafasi, kisha jaribu tena.',
  'The storage of this device does not work. NOT saved. Write it down, then load the page again.':
    'Kifaa hiki hakiwezi kuhifadhi kitu. HAIJAHIFADHIWA. Iandike kwenye karatasi, kisha pakia ukurasa upya.',
  'This device is nearly full. Delete photos, videos or apps that you do not need, or the next entries may not be saved.':
    'Kifaa hiki kinakaribia kujaa. Futa picha, video au programu usizohitaji, la sivyo taarifa zijazo huenda zisihifadhiwe.',
  'We could not take your request. Please check it and try again.':
    'Hatukuweza kupokea ombi lako. Tafadhali likague na ujaribu tena.',
  'Failed to connect to the server. Please try again later.':
    'Imeshindwa kuunganishwa na seva. Tafadhali jaribu tena baadaye.',
  'Saved on this device. We will send it as soon as you are online.':
    'Imehifadhiwa kwenye kifaa hiki. Tutaituma mara tu utakapopata mtandao.',
  'Saved on this device. Your session has ended: please sign in again, and it is sent by itself.':
    'Imehifadhiwa kwenye kifaa hiki. Umetolewa kwenye akaunti: tafadhali ingia tena, nayo itatumwa yenyewe.',
  'Please sign in again: it is kept on this device, and then it is sent by itself.':
    'Tafadhali ingia tena: imehifadhiwa kwenye kifaa hiki, na kisha itatumwa yenyewe.',
  'You have successfully added people transportation details':
    'Umefanikiwa kuongeza taarifa za kusafirisha wageni',
  'Successfully uploaded souvenir details': 'Taarifa za zawadi zimepokelewa',
  'The feedback has been added.': 'Maoni yameongezwa.',
  'The office does not know the phone that made this. Its owner has to sign in there once with a signal, or send it from there.':
    'Ofisi haiijui simu iliyoandika hizi. Mwenye simu aingie kwenye simu hiyo mara moja akiwa na mtandao, au azitume kutoka hapo.',
  'This part of the file does not carry the signature of the phone that made it: it was damaged or changed.':
    'Sehemu hii ya faili haina saini ya simu iliyoiandika: imeharibika au imebadilishwa.',
  'The office had stopped the phone that made this. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Ofisi ilikuwa imeondoa ruhusa ya simu iliyoandika hizi. Aliyeziandika lazima aingie tena: kwenye simu hiyo, au kwenye nyingine yenye faili hili.',
  'The office had ended the sign-ins of whoever made this. They have to sign in again: on the phone that made it, or on another with this file.':
    'Ofisi ilikuwa imemtoa aliyeandika hizi kwenye akaunti. Lazima aingie tena: kwenye simu aliyoziandikia, au kwenye nyingine yenye faili hili.',
  'The office stopped the phone or account that made this more than {days} days ago. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Ofisi iliisimamisha simu au akaunti iliyoandika hizi zaidi ya siku {days} zilizopita. Aliyeziandika lazima aingie tena: kwenye simu hiyo, au kwenye nyingine yenye faili hili.',
  'This is no envelope of a saved file.': 'Hii si sehemu ya faili lililohifadhiwa kutoka kwetu.',
  'This file was saved from another site, or for a key that we no longer have.':
    'Faili hili lilihifadhiwa kwenye tovuti nyingine, au kwa ufunguo ambao hatunao tena.',
  'This part of the file cannot be opened: it was damaged or changed.':
    'Sehemu hii ya faili haifunguki: imeharibika au imebadilishwa.',
  'This part of the file holds no requests that we can read.':
    'Sehemu hii ya faili haina maombi tunayoweza kuyasoma.',
} as const satisfies TranslationTable;
