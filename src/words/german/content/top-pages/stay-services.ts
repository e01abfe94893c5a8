/** The page stay-services. */
export const stayServices: Readonly<Record<string, string>> = {
  'Where it is': 'So finden Sie uns',
  'On our own stretch of coast near Pangani, south of Tanga. The way to the gate comes with our answer.':
    'An unserem eigenen Küstenstück bei Pangani, südlich von Tanga. Den Weg bis zum Tor schicken wir mit der Antwort.',
  'How the house runs': 'Wie das Haus läuft',
  'Stay with us': 'Übernachten bei uns',
  'A house with a veranda, grass for tents, and a kitchen that starts early.':
    'Ein Haus mit Veranda, Gras für Zelte und eine Küche, die früh anfängt.',
  'Book a stay': 'Aufenthalt buchen',
  'Give us the nights and the number of guests. We tell you whether the beds are free and what it comes to.':
    'Nennen Sie uns die Nächte und die Zahl der Gäste. Wir sagen Ihnen, ob die Betten frei sind und was es macht.',
  'The day you come and the day you leave': 'Der Tag der Ankunft und der Tag der Abreise',
  'How many guests, and how many of them children': 'Wie viele Gäste, und wie viele davon Kinder',
  'Which of the four packages': 'Welches der vier Pakete',
  'An e-mail address or a phone number for the answer':
    'Eine E-Mail-Adresse oder Telefonnummer für die Antwort',
  'Late arrival, a cot, no fish, a dog: whatever we should know':
    'Späte Ankunft, Kinderbett, kein Fisch, ein Hund: was wir wissen sollten',
  Arriving: 'Ankunft',
  'From 14:00. If you are early, you and your bags can wait in the shade.':
    'Ab 14 Uhr. Sind Sie früher da, können Sie und Ihr Gepäck im Schatten warten.',
  Leaving: 'Abreise',
  'By 10:00, or later if the room is not taken that night. Ask at supper.':
    'Bis 10 Uhr, oder später, wenn das Zimmer nicht vergeben ist. Fragen Sie beim Abendessen.',
  'Power and water': 'Strom und Wasser',
  'Both fail now and then. There are lamps, and water in a tank.':
    'Beides fällt ab und zu aus. Es gibt Lampen, und Wasser in einem Tank.',
  Signal: 'Netz',
  'Good at the gate, poor in the rooms. This site and your request work without it.':
    'Am Tor gut, in den Zimmern schlecht. Diese Website und Ihre Anfrage kommen ohne aus.',
  Quiet: 'Ruhe',
  'From 22:00, for the sake of those who leave at five.':
    'Ab 22 Uhr, aus Rücksicht auf alle, die um fünf aufbrechen.',
  'Resthouse Stays': 'Übernachten im Gästehaus',
  'Plain, clean rooms with mosquito nets and a fan, round a yard with trees. You can take one room, or the whole house.':
    'Schlichte, saubere Zimmer mit Moskitonetz und Ventilator, um einen Hof mit Bäumen. Sie können ein Zimmer nehmen oder das ganze Haus.',
  'Level pitches under trees, showers, a fireplace and somebody awake at night. Vehicles stand beside the tents.':
    'Ebene Stellplätze unter Bäumen, Duschen, eine Feuerstelle und jemand, der nachts wach ist. Die Fahrzeuge stehen neben den Zelten.',
  'Rice, beans, chapati and greens; fish, chicken and goat; fruit for breakfast. Cooked to order, so order before you go swimming.':
    'Reis, Bohnen, Chapati und Blattgemüse; Fisch, Huhn und Ziege; Obst zum Frühstück. Gekocht wird auf Bestellung, also bestellen Sie, bevor Sie schwimmen gehen.',
  'Stay Packages': 'Übernachtungspakete',
  'Prices are where each package starts. Your dates and number of guests decide the rest; you have it in writing before you pay.':
    'Die Preise sind die, bei denen jedes Paket beginnt. Den Rest bestimmen Ihre Termine und die Zahl der Gäste; Sie haben es schriftlich, bevor Sie zahlen.',
  'a night to start': 'pro Nacht (Einstiegspreis)',
  'a night': 'pro Nacht',
  'A made bed, a shower, a veranda. Coffee is in the room, and the restaurant is across the yard if you change your mind.':
    'Ein bezogenes Bett, eine Dusche, eine Veranda. Kaffee steht im Zimmer, und das Restaurant liegt jenseits des Hofs, falls Sie es sich anders überlegen.',
  'For one night on the way through, or for those who like to eat in town.':
    'Für eine Nacht auf der Durchreise, oder für alle, die gern in der Stadt essen.',
  'All rooms, the kitchen and the garden are yours, with somebody who looks after the house.':
    'Alle Zimmer, die Küche und der Garten gehören Ihnen, dazu jemand, der nach dem Haus sieht.',
  'For families and groups who want no other guests at breakfast.':
    'Für Familien und Gruppen, die beim Frühstück keine anderen Gäste wollen.',
  'A room with breakfast and supper. Tell us by noon what you would like; the fish is chosen from the boat.':
    'Ein Zimmer mit Frühstück und Abendessen. Sagen Sie uns bis Mittag, was Sie möchten; der Fisch wird vom Boot ausgesucht.',
  'For couples, and for anyone who does not want to go out again after dark.':
    'Für Paare, und für alle, die nach Einbruch der Dunkelheit nicht mehr hinauswollen.',
  'A pitch with shade, water and a light, and a place at the table. Bring your tent, or ask us for one.':
    'Ein Stellplatz mit Schatten, Wasser und Licht, und ein Platz am Tisch. Bringen Sie Ihr Zelt mit oder fragen Sie uns nach einem.',
  'For overlanders, walkers, and children who have never slept outside.':
    'Für alle, die im eigenen Wagen reisen, für Wanderer und für Kinder, die noch nie draußen geschlafen haben.',
  'A stay at the resthouse or the camp': 'Ein Aufenthalt im Gästehaus oder im Camp',
  'Sleep in the resthouse from {roomPrice} a night or camp with meals from {campingPrice}: what the house, the campsite and the restaurant offer, four packages and how to book.':
    'Schlafen Sie im Gästehaus ab {roomPrice} die Nacht oder zelten Sie mit Mahlzeiten ab {campingPrice}: was Haus, Zeltplatz und Restaurant bieten, vier Pakete und wie Sie buchen.',
  'Stays: resthouse, camping and restaurant, with prices':
    'Unterkunft: Gästehaus, Zeltplatz und Restaurant, mit Preisen',
};
