import type { TranslationTable } from '../table.ts';

/** Dashboards, charts, and the search of all records. */
export const dashboard = {
  Live: 'Sasa hivi',
  'Sample figures': 'Takwimu za mfano',
  'Fixed examples, not counted from our records.': 'Mifano tu, haikuhesabiwa kutoka kwenye taarifa zetu.',
  'Tourists transported': 'Watalii waliosafirishwa',
  'Delivery time': 'Muda wa kufikisha',
  'Vehicle usage': 'Matumizi ya magari',
  '2 days': 'siku 2',
  'Reading the records on this device …': 'Inasoma taarifa zilizo kwenye kifaa hiki …',
  'The records on this device could not be read. Please reload the page. {reason}':
    'Taarifa zilizo kwenye kifaa hiki hazikuweza kusomwa. Tafadhali pakia ukurasa upya. {reason}',
  'From the records on this device, as of {time}.':
    'Kutoka kwenye taarifa zilizo kwenye kifaa hiki, kama zilivyokuwa {time}.',
  'From what is on this device. The records of the office come with the first signal.':
    'Kutoka kwenye taarifa zilizo kwenye kifaa hiki. Taarifa za ofisi zitakuja ukipata mtandao.',
  Figures: 'Takwimu',
  '{total} in all.': 'Jumla {total}.',
  '{total} in all. Most: {label}, {value}.': 'Jumla {total}. Nyingi zaidi: {label}, {value}.',
  'and {count} others': { one: 'na 1 nyingine', other: 'na nyingine {count}' },
  'Search all records': 'Tafuta taarifa zote',
  'Guests of all departments': 'Wageni wa idara zote',
  'Ask the office for guests of all departments': 'Uliza ofisi kuhusu wageni wa idara zote',
  'Asking the office …': 'Inauliza ofisi …',
  'No guest is found. Type the beginning of the name, or the whole number.':
    'Hakuna mgeni aliyepatikana. Andika mwanzo wa jina, au namba nzima.',
  '{count} requests of guests': { one: 'Ombi 1 la mgeni', other: 'Maombi {count} ya wageni' },
  'Name, phone, e-mail, reference, note or package':
    'Jina, simu, barua pepe, namba ya kumbukumbu, dokezo au kifurushi',
  Records: 'Taarifa',
  'Arrow keys choose, Enter opens.': 'Mishale inachagua, Enter inafungua.',
  'Nothing found on this device.': 'Hakuna kilichopatikana kwenye kifaa hiki.',
  '{count} found, the best {shown} are here.': 'Zimepatikana {count}, {shown} bora zaidi ziko hapa.',
  '{count} found.': 'Zimepatikana {count}.',
  'You have been away for long, so the office has ended your session. Go on working: everything is kept here. At the next signal please sign in again.':
    'Umekaa muda mrefu bila kuwasiliana na ofisi, kwa hiyo umetolewa kwenye akaunti. Endelea na kazi: kila kitu kinatunzwa hapa. Ukipata mtandao tafadhali ingia tena.',
  'The clock of this device is wrong. In the office it is {time}: dates here follow that until you set the clock right.':
    'Saa ya kifaa hiki si sahihi. Ofisini ni {time}: tarehe hapa zinafuata hiyo mpaka urekebishe saa.',
  'Nothing of yours is waiting.': 'Hakuna chako kinachosubiri.',
  'Then {count} entries are sent by themselves.': {
    one: 'Kisha taarifa 1 itatumwa yenyewe.',
    other: 'Kisha taarifa {count} zitatumwa zenyewe.',
  },
  'Acknowledgement sent by e-mail': 'Uthibitisho wa kupokea umetumwa kwa barua pepe',
  'Acknowledgement not sent': 'Uthibitisho wa kupokea haukutumwa',
  'Acknowledgement may have been sent': 'Huenda uthibitisho wa kupokea umetumwa',
  'Acknowledgement not sent, and will not be': 'Uthibitisho wa kupokea haukutumwa, na umeachwa hivyo',
  'Answer sent by mail': 'Jibu limetumwa kwa barua pepe',
  'Answer not sent': 'Jibu halikutumwa',
  'Answer may have been sent': 'Huenda jibu limetumwa',
  'Answer not sent, and left so': 'Jibu halikutumwa, na limeachwa hivyo',
  'Older changes are in the audit log.': 'Mabadiliko ya zamani zaidi yako kwenye kumbukumbu ya matendo.',
  'Answered by mail': 'Imejibiwa kwa barua pepe',
  'Answered by mail, taken back': 'Imejibiwa kwa barua pepe, jibu limebatilishwa',
  'Answered by WhatsApp': 'Imejibiwa kwa WhatsApp',
  'Answered by WhatsApp, taken back': 'Imejibiwa kwa WhatsApp, jibu limebatilishwa',
  'Answered by mail from the office': 'Imejibiwa kwa barua pepe kutoka ofisini',
  'Answered by mail from the office, taken back':
    'Imejibiwa kwa barua pepe kutoka ofisini, jibu limebatilishwa',
  'It has left by mail and cannot be taken back.':
    'Jibu limeshatumwa kwa barua pepe na haliwezi kubatilishwa.',
} as const satisfies TranslationTable;
