/** Answers before the first safari, on the page important-details. */
export const firstSafari: Readonly<Record<string, string>> = {
  'Your first safari': 'Die erste Safari',
  'What are the beds like, standard by standard?': 'Wie schläft man, von einfach bis luxuriös?',
  'From a tent that you put up yourself to a villa by the sea. Each day of an itinerary says where you sleep; this is what the words mean.':
    'Vom Zelt, das Sie selbst aufstellen, bis zur Villa am Meer. Wo Sie schlafen, steht bei jedem Tag des Reiseverlaufs; hier steht, welches Bett damit gemeint ist.',
  'Standards can be mixed: tell us where the bed matters to you and where it does not. The offer names every house, so that you can look it up before you accept.':
    'Die Standards lassen sich mischen: Sagen Sie uns, wo Ihnen das Bett wichtig ist und wo nicht. Das Angebot nennt jedes Haus beim Namen, damit Sie es vor der Zusage nachschlagen können.',
  Campsite: 'Campingplatz',
  'A tent for you to put up, a mattress from us, and a sleeping bag that you bring or hire. In the parks these are public sites, some without a fence. A cook travels with you. Do not count on a shower every night.':
    'Ein Zelt, das Sie selbst aufstellen, eine Matratze von uns und ein Schlafsack, den Sie mitbringen oder leihen. In den Parks sind es öffentliche Plätze, manche ohne Zaun. Ein Koch reist mit. Rechnen Sie nicht jeden Abend mit einer Dusche.',
  'Guest house': 'Pension',
  'Simple. In Zanzibar a double or twin room with a fan, a mosquito net and breakfast; in Arusha the bed before the first night in a tent.':
    'Einfach. Auf Sansibar ein Doppel- oder Zweibettzimmer mit Ventilator, Moskitonetz und Frühstück; in Arusha das Bett vor der ersten Nacht im Zelt.',
  'Hotel and lodge': 'Hotel und Lodge',
  'A room in a house with a garden, on safari often with a pool. The hotels of our middle package in Zanzibar have air conditioning. Families get a family room, or two that adjoin where there is none.':
    'Ein Zimmer in einem Haus mit Garten, auf Safari oft mit Pool. In unserem mittleren Sansibar-Paket haben die Hotels Klimaanlage. Familien bekommen ein Familienzimmer, oder zwei nebeneinander, wo es keines gibt.',
  'Tented camp': 'Zeltcamp',
  'Canvas that you can stand up in, with real beds; at Ndutu and on the luxury safari with a washroom of your own. You hear the night through the wall, and after dark somebody walks you to your tent. At the beach camp near Pangani families have a banda, a hut, in its place.':
    'Zelte mit Stehhöhe und richtigen Betten; in Ndutu und auf der Luxussafari mit eigenem Waschraum. Sie hören die Nacht durch die Wand, und im Dunkeln begleitet Sie jemand zum Zelt. Im Strandcamp bei Pangani haben Familien statt eines Zelts eine Banda, eine Hütte.',
  Luxury: 'Luxus',
  'Fewer moves and better places: a lodge inside Tarangire or on the rim of Ngorongoro, where fires are lit in the evening; a small tented camp with hot water in a proper bathroom; in Zanzibar a suite in an old town house and a villa on the beach.':
    'Seltener umziehen, besser wohnen: eine Lodge in Tarangire oder am Rand des Ngorongoro, wo abends der Kamin brennt; ein kleines Zeltcamp mit heißem Wasser in einem richtigen Bad; auf Sansibar eine Suite in einem alten Stadthaus und eine Villa am Strand.',
  'Compare the nights of two packages': 'Die Nächte zweier Pakete vergleichen',
  'Malaria: can we come with children?': 'Malaria: Können wir mit Kindern reisen?',
  'Many families do, but ask a doctor of travel medicine before you book: children fall seriously ill with malaria faster than adults.':
    'Viele Familien tun es. Fragen Sie aber vor der Buchung in einer reisemedizinischen Praxis: Kinder erkranken an Malaria schneller schwer als Erwachsene.',
  'Go six to eight weeks before you fly, and bring the route and each child’s weight. There are tablets for children, given by weight, but not every medicine is for every age: the doctor chooses. Many doctors advise against taking babies and very small children where there is malaria, and against going while pregnant.':
    'Gehen Sie sechs bis acht Wochen vor dem Abflug hin, mit der Reiseroute und dem Gewicht jedes Kindes. Es gibt Tabletten für Kinder, dosiert nach Gewicht, doch nicht jedes Mittel ist für jedes Alter: Die Ärztin oder der Arzt wählt aus. Von Reisen in Malariagebiete mit Babys und Kleinkindern raten viele Fachleute ab, ebenso in der Schwangerschaft.',
  'There is malaria all year, most of it on the coast and in low, warm country. Below about 1,800 m count on it. On the rim of Ngorongoro the risk is small, but none of our routes stays that high.':
    'Malaria gibt es das ganze Jahr, am meisten an der Küste und in tiefen, warmen Lagen. Unterhalb von etwa 1.800 m müssen Sie damit rechnen. Am Rand des Ngorongoro ist die Gefahr gering, doch keine unserer Routen bleibt so hoch.',
  'The mosquitoes that carry it bite from dusk to dawn. Sleep under a net without holes, wear long sleeves and trousers in the evening, and use a repellent that suits the child’s age. Nothing protects completely: with any fever on the journey, or within three months after it, see a doctor the same day and say that you were in Tanzania.':
    'Die Mücken, die sie übertragen, stechen von der Abenddämmerung bis zum Morgen. Schlafen Sie unter einem Netz ohne Löcher, tragen Sie abends lange Ärmel und Hosen und nehmen Sie einen Mückenschutz, der zum Alter des Kindes passt. Ganz sicher schützt nichts: Gehen Sie mit jedem Fieber auf der Reise und in den drei Monaten danach noch am selben Tag zum Arzt, und sagen Sie, dass Sie in Tansania waren.',
  'How do we get from Hamburg or Lyon to Kilimanjaro?': 'Wie kommen wir von Hamburg zum Kilimandscharo?',
  'With one change, usually in Amsterdam, Frankfurt, Istanbul or Doha. There is no direct flight from either city.':
    'Mit einmal Umsteigen, meist in Amsterdam, Frankfurt, Istanbul oder Doha. Direkt fliegt von Hamburg niemand, von Lyon auch nicht.',
  'By Addis Ababa it works as well, mostly with a second change. Airlines alter their routes with the seasons, so look them up before you plan the rest. Reckon with 15 to 20 hours from your door to a bed in Arusha, and with more if the wait between two flights is long.':
    'Über Addis Abeba geht es auch, meist mit einem zweiten Umstieg. Die Fluggesellschaften ändern ihre Strecken mit jedem Flugplan; sehen Sie nach, bevor Sie den Rest planen. Rechnen Sie mit 15 bis 20 Stunden von der Haustür bis zum Bett in Arusha, und mit mehr, wenn der Anschluss auf sich warten lässt.',
  'Kilimanjaro airport, JRO on the ticket, lies between Arusha and Moshi. To Arusha it is about an hour by road.':
    'Der Flughafen Kilimandscharo, JRO auf dem Ticket, liegt zwischen Arusha und Moshi. Nach Arusha fährt man etwa eine Stunde.',
  'If the journey ends by the sea, ask for a ticket to Kilimanjaro and home from Zanzibar. A long stop in Addis Ababa or Nairobi may call for the yellow certificate: see yellow fever on this page.':
    'Endet die Reise am Meer, dann fragen Sie nach einem Gabelflug: hin zum Kilimandscharo, zurück ab Sansibar. Nach einem langen Aufenthalt in Addis Abeba oder Nairobi kann der gelbe Impfpass verlangt werden, siehe Gelbfieber auf dieser Seite.',
  'Ask us for help with flights': 'Hilfe bei den Flügen anfragen',
  'What does a day cost beside the package?': 'Was kostet ein Tag neben dem Paket?',
  'On safari little: drinks, tips and what you buy. By the sea more, because not every meal is in the package.':
    'Auf Safari wenig: Getränke, Trinkgeld und was Sie kaufen. Am Meer mehr, weil nicht jede Mahlzeit im Paket ist.',
  'Each package lists what is included and what is not. Carry shillings in small notes, as there is no cash machine in the parks.':
    'Jedes Paket zählt auf, was enthalten ist und was nicht. Nehmen Sie Schilling in kleinen Scheinen mit, denn in den Parks gibt es keinen Geldautomaten.',
  'Drinks and meals': 'Getränke und Mahlzeiten',
  'Drinking water is included on our safaris; soft drinks, beer and wine mostly are not. Meals are included where the itinerary names them.':
    'Trinkwasser ist auf unseren Safaris enthalten, Limonade, Bier und Wein meist nicht. Mahlzeiten sind enthalten, wo der Reiseverlauf sie nennt.',
  'For guides, cooks and the people of the camps. What is usual is under “Money and payments”.':
    'Für Guides, Köche und die Leute in den Camps. Was üblich ist, steht unter „Geld und Zahlung“.',
  'Extras in the parks': 'Extras in den Parks',
  'A balloon, a walk with a ranger or a night drive, where your package does not name it. We tell you the price before you decide.':
    'Ballonfahrt, Wanderung mit einem Ranger, Nachtfahrt, wo Ihr Paket sie nicht nennt. Den Preis sagen wir Ihnen, bevor Sie sich entscheiden.',
  'In town and by the sea': 'In der Stadt und am Meer',
  'Taxis, laundry, souvenirs, a boat trip. Zanzibar charges an infrastructure tax for each night, and some hotels ask for it on the spot.':
    'Taxi, Wäsche, Souvenirs, ein Bootsausflug. Sansibar erhebt für jede Nacht eine Infrastrukturabgabe, die manche Hotels vor Ort verlangen.',
  'Once for the whole journey': 'Einmal für die ganze Reise',
  'Flights, visa, travel insurance and for Zanzibar its own, vaccinations and malaria tablets.':
    'Flüge, Visum, Reiseversicherung und für Sansibar dessen eigene, Impfungen und Malariatabletten.',
  'How much luggage may go in a small plane?': 'Wie viel Gepäck darf ins Kleinflugzeug?',
  'Usually 15 kg a person in a soft bag, with hand luggage and camera included. Hard cases are turned away at the airstrip.':
    'Meist 15 kg pro Person in einer weichen Tasche, Handgepäck und Kamera eingerechnet. Hartschalenkoffer bleiben an der Piste stehen.',
  'Bush planes are loaded through a low hatch: a bag without frame or wheels can be pushed in, a box cannot. Each airline has its own rule, and your offer names the airline. Some sell more weight if it is ordered early.':
    'Buschflugzeuge werden durch eine niedrige Luke beladen: Eine Tasche ohne Gestell und Rollen lässt sich hineinschieben, ein Kasten nicht. Jede Fluggesellschaft hat eigene Regeln; welche fliegt, steht in Ihrem Angebot. Manche verkaufen mehr Gewicht, wenn man es früh bestellt.',
  'What is over can wait in our office or be carried on by road. Keep medicines, papers and the camera in the small bag beside you. Where you travel by road alone nobody weighs anything, but a soft bag still fits best.':
    'Was darüber ist, kann in unserem Büro warten oder auf der Straße nachkommen. Medikamente, Papiere und die Kamera gehören in die kleine Tasche bei Ihnen. Wo Sie nur auf der Straße reisen, wiegt niemand etwas, doch auch dort passt eine weiche Tasche am besten.',
};
