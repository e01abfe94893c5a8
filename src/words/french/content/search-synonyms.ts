/** Words that people type and mean a page by, by its English address. */
export const searchWords: Readonly<Record<string, string>> = {
  '/wildlife/Serengeti':
    'migration gnou gnous traversée naissances big five ballon montgolfière cheval équitation',
  '/wildlife/Ngorongoro': 'cratère rhinocéros rhino big five',
  '/wildlife/Tarangirenational_park': 'éléphant éléphants',
  '/beachexperience/Mafia_island': 'requin baleine requins plongée plonger',
  '/wildlife/Mahale_nationa_park': 'gorille gorilles chimpanzé chimpanzés singes',
  '/wildlife/Gombe_national_park': 'gorille gorilles chimpanzé chimpanzés singes',
  '/beachexperience': 'plage plages baignade',
  '/Zanzibar': 'zanzibar plage baignade',
  '/places/stone-town': 'stone town vieille ville esclavage',
  '/places/changa-island': 'prison island',
  '/places/kendwa-beach': 'plage baignade',
  '/places/kiwengwa-beach': 'plage baignade',
  '/places/jambiani-beach': 'plage baignade',
  '/places/mnemba-island': 'plongée plonger masque tuba snorkeling',
  '/Hikes/mount_kilimanjaro': 'kilimandjaro ascension trek trekking randonnée sommet altitude mal montagnes',
  '/zanzibar_luxury': 'lune de miel voyage de noces romantique',
  '/deluxe_safari+beach': 'lune de miel voyage de noces romantique couple privé',
  '/luxury_travel': 'lune de miel voyage de noces romantique couple privé',
  '/mid_budget': 'enfants famille',
  '/zanzibar_mid': 'épices',
  '/zanzibar_family_trip': 'enfants famille dhow',
  '/familytrip_safari+beach': 'enfants famille',
  '/adventure_north': 'pas cher budget camping tente',
  '/zanzibar_bud': 'pas cher budget sac à dos épices',
  '/Alltrips': 'prix coût tarif tarifs combien circuit voyage',
  '/package_booking': 'végétarien végan régime allergie',
  '/stay_services': 'hôtel chambre lit camping hébergement',
  '/book_flight': 'vol vols avion billet compagnie aéroport bagages',
  '/Culture/Caravan_serai': 'esclavage esclaves traite',
  '/terms': 'remboursement rembourser annulation annuler acompte paiement payer',
  '/Importantdetails':
    'visa paludisme malaria palu vaccin vaccination bagages valise assurance argent espèces distributeur pourboire pourboires wifi internet sim prise électricité sécurité météo climat pluies quand partir meilleure saison',
  '/Importantdetails#beds': 'lit lits dormir chambre confort standing toilettes hébergement',
  '/Importantdetails#malaria-children':
    'paludisme palu malaria enfant enfants bébé comprimés moustiques prophylaxie',
  '/Importantdetails#hamburg-lyon':
    'lyon hambourg hamburg kilimanjaro kilimandjaro vol vols direct avion escale aéroport jro france',
  '/Importantdetails#day-costs':
    'coût coûte coûter prix par jour journée budget dépenses extras pourboire supplément',
  '/Importantdetails#small-planes': 'bagage bagages valise sac poids kilos petit avion avions brousse',
};
