import type { TranslationTable } from '../table.ts';

/** Signing in, and one's own account. */
export const account = {
  'Sign in': 'Ingia',
  Login: 'Ingia',
  'Logging in...': 'Inaingia...',
  'For the staff of all departments. What you see and write here works without a signal afterwards.':
    'Kwa wafanyakazi wa idara zote. Ukishaingia, unaweza kuona na kuandika hapa hata bila mtandao.',
  'E-mail or user name': 'Barua pepe au jina la mtumiaji',
  Password: 'Nenosiri',
  'Sign in with a passkey': 'Ingia kwa passkey',
  'Your account needs a passkey: this device, your phone or a security key confirms that it is you.':
    'Akaunti yako inahitaji passkey: kifaa hiki, simu yako au ufunguo wa usalama unathibitisha kuwa ni wewe.',
  'You signed in with a one-time password. Choose one that only you know.':
    'Umeingia kwa nenosiri la mara moja. Chagua jipya utakalolijua wewe peke yako.',
  'One-time password': 'Nenosiri la mara moja',
  'Choose a new password': 'Chagua nenosiri jipya',
  'New password': 'Nenosiri jipya',
  'At least {least} characters. A sentence is easy to remember.':
    'Angalau herufi {least}. Sentensi ni rahisi kukumbuka.',
  'New password again': 'Rudia nenosiri jipya',
  'Save password': 'Hifadhi nenosiri',
  'This is not the same password.': 'Halifanani na la kwanza. Liandike tena.',
  'The language of your account, on all your devices. Without a signal it changes here at once, elsewhere later.':
    'Ya akaunti yako, kwenye kila kifaa. Bila mtandao inaanza kutumika hapa mara moja.',
  'The sessions': 'Vifaa ulivyotumia kuingia',
  'Sessions and devices': 'Vifaa ulivyotumia kuingia',
  Device: 'Kifaa',
  Unknown: 'Haijulikani',
  'Signed in (this device)': 'Umeingia (kifaa hiki)',
  'Signed in': 'Umeingia',
  'Signed out, remembered': 'Umetoka, kifaa kinakumbukwa',
  'Last seen': 'Mara ya mwisho',
  End: 'Toa',
  'End session': 'Toa kwenye akaunti',
  'Forget device': 'Sahau kifaa',
  'This browser has no passkeys. Open this page in another one.':
    'Kivinjari hiki hakina passkey. Fungua ukurasa huu kwenye kivinjari kingine.',
  'Files between phones': 'Mafaili kati ya simu',
  'What you enter without a signal can be handed to a colleague, and you can take a colleague’s file along, whichever department it is of.':
    'Unachoandika bila mtandao unaweza kumkabidhi mwenzako, na unaweza kubeba faili la mwenzako, la idara yoyote.',
  'Add a passkey': 'Ongeza passkey',
  'Name of the passkey': 'Jina la passkey',
  'What it is on, such as: my phone.': 'Iko wapi, kwa mfano: simu yangu.',
  'Add passkey': 'Ongeza passkey',
  'New requests by mail': 'Maombi mapya kwa barua pepe',
  Code: 'Msimbo',
  'Nothing is sent to this address yet. We have sent it a code: enter it here. Save without a code to get another one.':
    'Bado hakuna kinachotumwa kwa anwani hii. Tumeitumia msimbo: uandike hapa. Ukihifadhi bila msimbo, tutakutumia mwingine.',
  'This is not the code that was sent to this address.': 'Huu si msimbo uliotumwa kwa anwani hii.',
  'This address was sent too much mail today. Please try again tomorrow.':
    'Anwani hii imetumiwa barua pepe nyingi mno leo. Tafadhali jaribu tena kesho.',
  'A notice has the reference, dates and number of people, and names nobody.':
    'Arifa ina namba ya kumbukumbu, tarehe na idadi ya watu, bila jina la mtu.',
  'The settings': 'Mipangilio',
  Notices: 'Arifa',
  None: 'Hakuna',
  'Each request': 'Kila ombi',
  'All of a day, at 7 in the morning': 'Ya siku nzima, saa 1 asubuhi',
  'E-mail': 'Barua pepe',
  'The last notice did not arrive: {problem}': 'Arifa ya mwisho haikufika: {problem}',
  'Notifications on this device': 'Arifa kwenye kifaa hiki',
  'They tell you about new requests while you look at something else: what kind and how many, never whose.':
    'Zinakujulisha maombi mapya wakati unaangalia kitu kingine: ya aina gani na mangapi, bila kutaja ni ya nani.',
  'Turn on': 'Washa',
  'Turn off': 'Zima',
  'This browser has no notifications.': 'Kivinjari hiki hakina arifa.',
  'This browser forbids them. Allow notifications of this site in its settings first.':
    'Kivinjari hiki kimezizuia. Kwanza ruhusu arifa za tovuti hii kwenye mipangilio yake.',
  'They are off.': 'Zimezimwa.',
  'They are on.': 'Zimewashwa.',
  'Where you are signed in, and devices that you have signed in on before. End any session that you do not recognise.':
    'Vifaa ambako akaunti yako iko wazi sasa, na ulivyowahi kutumia kuingia. Ukiona usichokitambua, kitoe kwenye akaunti.',
  'A new password signs you out on all other devices. What you enter there afterwards cannot be sent through a colleague either, until you sign in there again.':
    'Ukiweka nenosiri jipya, vifaa vyako vingine vyote vinatolewa kwenye akaunti. Utakachoandika kwenye vifaa hivyo baada ya hapo hakitapokelewa, hata kupitia kwa mwenzako, mpaka uingie tena kwenye vifaa hivyo.',
  'Present password': 'Nenosiri la sasa',
  'Your password is changed.': 'Nenosiri lako limebadilishwa.',
  Passkeys: 'Passkey',
  Passkey: 'Passkey',
  'A passkey is your phone, your computer or a security key. Once you have one, it is asked for after the password, and signs you in without it too. What is saved on this device opens without a signal as before.':
    'Passkey ni simu yako, kompyuta yako au ufunguo wa usalama. Ukishakuwa nayo, itaombwa baada ya nenosiri, na inaweza pia kukuingiza bila nenosiri. Kilichohifadhiwa kwenye kifaa hiki kinafunguka bila mtandao kama kawaida.',
  'Your passkeys': 'Passkey zako',
  Name: 'Jina',
  Added: 'Iliongezwa',
  'Last used': 'Matumizi ya mwisho',
  Never: 'Bado',
  'Remove the passkey {name}?': 'Unataka kuondoa passkey {name}?',
  'Recovery codes left: {left}': 'Misimbo ya dharura iliyobaki: {left}',
  'Make new recovery codes? The old ones stop working.':
    'Unataka misimbo mipya ya dharura? Ya zamani itaacha kufanya kazi.',
  'Make new codes': 'Tengeneza misimbo mipya',
  'Your password is right. Use your passkey to finish signing in.':
    'Nenosiri lako ni sahihi. Tumia passkey yako kumaliza kuingia.',
  'Use passkey': 'Tumia passkey',
  'Or a recovery code': 'Au msimbo wa dharura',
  'One of those that you were shown when you added the passkey. Management can take a lost passkey away.':
    'Mmojawapo wa ile uliyoonyeshwa ulipoongeza passkey. Uongozi unaweza kuondoa passkey iliyopotea.',
  'Use the code': 'Tumia msimbo',
  'Start again': 'Anza upya',
  'Is it still you?': 'Bado ni wewe?',
  'You signed in a while ago. Enter your password again to finish what you started.':
    'Uliingia muda mrefu uliopita. Andika nenosiri lako tena, na ulichobonyeza kitaendelea.',
  'Your password': 'Nenosiri lako',
  'Recovery codes': 'Misimbo ya dharura',
  'Recovery codes stand in for a lost passkey, each once, together with your password. They are shown now and never again: keep them where the passkey is not.':
    'Misimbo ya dharura inatumika badala ya passkey iliyopotea, kila mmoja mara moja, pamoja na nenosiri lako. Inaonyeshwa sasa tu, haitaonyeshwa tena: itunze mahali tofauti na passkey.',
  'Save as a file': 'Hifadhi kama faili',
} as const satisfies TranslationTable;
