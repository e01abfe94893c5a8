/** Words that people type and mean a page by, by its English address. */
export const searchWords: Readonly<Record<string, string>> = {
  '/wildlife/Serengeti':
    'migration große wanderung tierwanderung gnuwanderung gnu gnus flussquerung kalben kälber big five ballon ballonfahrt heißluftballon',
  '/wildlife/Ngorongoro': 'krater nashorn nashörner big five',
  '/wildlife/Tarangirenational_park': 'elefant elefanten affenbrotbaum',
  '/beachexperience/Mafia_island': 'walhai walhaie hai haie tauchen',
  '/wildlife/Mahale_nationa_park': 'gorilla gorillas schimpanse schimpansen affen',
  '/wildlife/Gombe_national_park': 'gorilla gorillas schimpanse schimpansen affen',
  '/beachexperience': 'strand strände baden badeurlaub strandurlaub badeferien inseln',
  '/Zanzibar': 'sansibar zanzibar strand baden badeurlaub strandurlaub fähre',
  '/places/stone-town': 'stone town altstadt',
  '/wildlife/katavi_national_park': 'nilpferd nilpferde flusspferd flusspferde',
  '/wildlife/Mikumi_national_park': 'nilpferd nilpferde dar es salaam daressalam',
  '/wildlife/Nyerere_national_park': 'selous dar es salaam daressalam bootssafari',
  '/wildlife/Ruaha_national_park': 'affenbrotbaum löwe löwen',
  '/places/changa-island': 'gefängnisinsel prison island riesenschildkröten',
  '/places/kendwa-beach': 'strand baden badeurlaub',
  '/places/kiwengwa-beach': 'strand baden kitesurfen kiten',
  '/places/jambiani-beach': 'strand baden kitesurfen kiten',
  '/places/mnemba-island': 'tauchen schnorcheln',
  '/Hikes/mount_kilimanjaro': 'kilimanjaro kilimandscharo besteigung trekking gipfel höhe bergsteigen',
  '/zanzibar_luxury': 'flitterwochen hochzeitsreise romantisch',
  '/deluxe_safari+beach': 'flitterwochen hochzeitsreise romantisch paar privat',
  '/luxury_travel': 'flitterwochen hochzeitsreise romantisch paar privat',
  '/mid_budget': 'kinder familie familienreise familienurlaub ostern osterferien',
  '/zanzibar_mid': 'gewürztour gewürze',
  '/zanzibar_family_trip': 'kinder familie familienreise familienurlaub sommerferien',
  '/familytrip_safari+beach': 'kinder familie familienreise familienurlaub sommerferien herbstferien',
  '/adventure_north': 'günstig billig camping zelt',
  '/zanzibar_bud': 'günstig billig rucksack gewürztour gewürze',
  '/Alltrips':
    'preis preise kosten kostet reise reisen tour rundreise rundreisen urlaub pauschalreise gruppenreise',
  '/package_booking': 'vegetarisch vegan diät allergie',
  '/stay_services': 'hotel zimmer bett camping unterkunft',
  '/book_flight': 'flug flüge inlandsflug fluggesellschaft flughafen freigepäck dar es salaam daressalam',
  '/Event_host': 'firmenfeier hochzeit heiraten feier fest tagung',
  '/terms': 'erstattung storno stornieren stornierung rücktritt reiserücktritt anzahlung zahlung agb',
  '/Importantdetails':
    'visum visa evisum evisa einreise malaria malariaprophylaxe prophylaxe tabletten reiseapotheke mücken moskitos impfung impfungen gepäck koffer packliste versicherung geld bargeld währung wechselkurs geldautomat trinkgeld wlan internet sim handy handyempfang steckdose strom sicherheit kriminalität reisewarnung reisehinweise wetter klima regenzeit trockenzeit reisezeit beste zeit wann krankenversicherung reiseversicherung kleidung',
  '/Importantdetails#beds': 'bett betten schlafen zimmer standard komfort toilette unterkunft',
  '/Importantdetails#malaria-children':
    'malaria kinder kind baby kleinkind malariaprophylaxe prophylaxe tabletten mücken',
  '/Importantdetails#hamburg-lyon':
    'hamburg lyon kilimanjaro kilimandscharo flug flüge direktflug anreise flughafen jro deutschland',
  '/Importantdetails#day-costs':
    'kosten kostet pro tag täglich nebenkosten extra ausgaben taschengeld trinkgeld',
  '/Importantdetails#small-planes':
    'gepäck koffer tasche reisetasche freigepäck gewicht kilo kleinflugzeug kleinflugzeuge buschflugzeug buschflieger',
};
