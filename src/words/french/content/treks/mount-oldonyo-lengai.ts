/** Texts of the page of Oldonyo Lengai. */
export const mountOldonyoLengai: Readonly<Record<string, string>> = {
  'Oldonyo Lengai: a night climb on an active volcano': 'Oldonyo Lengai : de nuit sur un volcan en activité',
  'Ash, stars and a crater at dawn: the 8-12 hours on Oldonyo Lengai told honestly, with the steep parts, the heat, the risk and what the mountain means.':
    'Cendre, étoiles et un cratère à l’aube : les 8 à 12 heures de l’Oldonyo Lengai, sans fard, avec ce qui est raide, chaud ou risqué, et le sens de la montagne.',
  '2,962 m': '2\u00a0962 m',
  'about 8 km at the foot': 'environ 8 km au pied',
  'The only active volcano known to pour out carbonatite lava, black at first and soon white':
    'Le seul volcan actif connu pour ses laves de carbonatite, noires d’abord et bientôt blanches',
  'Night ascent to the crater': 'De nuit jusqu’au cratère',
  'Sunrise over the Rift': 'Lever du soleil sur le Rift',
  'Flamingos on Lake Natron': 'Flamants du lac Natron',
  'Waterfall walk at Engare Sero': 'Marche aux cascades d’Engare Sero',
  'Ancient human footprints': 'Empreintes humaines très anciennes',
  '8-12 hours': '8 à 12 heures',
  'Two steps up, one step back, from midnight until the sky turns grey.':
    'Deux pas en avant, un en arrière, de minuit jusqu’à ce que le ciel pâlisse.',
  'At eleven in the evening the camp cook puts tea in front of you, and nobody says much. The drive to the foot takes most of an hour. Then the engine stops, a Maasai guide in sandals cut from car tyre looks at your boots with sympathy, and the path goes up through high grass into the dark. It does not level out again. There are no zigzags worth the name, no hut, no water, no tree.':
    'À onze heures du soir, le cuisinier du camp pose un thé devant vous, et personne ne dit grand-chose. La route jusqu’au pied prend presque une heure. Puis le moteur s’arrête, un guide masaï en sandales taillées dans un pneu regarde vos chaussures avec compassion, et le sentier monte dans le noir à travers de hautes herbes. Il ne se remettra pas à plat. Il n’y a pas de lacets dignes de ce nom, pas de refuge, pas d’eau, pas un arbre.',
  'The first two hours are sand. After that comes hardened ash, cut by gullies, at an angle where you begin to use your hands; near the top it is steeper than any staircase. It is not technical and it is not a walk. Stones roll. Each party keeps close together so that what one kicks loose does not gather speed. Going up takes five to six hours, coming down three to five, the hike 8-12 hours in all, and the second half is harder on the temper.':
    'Les deux premières heures sont du sable. Ensuite vient de la cendre durcie, coupée de ravines, si raide que les mains commencent à servir ; près du sommet, c’est plus raide que n’importe quel escalier. Ce n’est pas technique, et ce n’est pas une promenade. Des pierres roulent. Chaque groupe reste serré, pour que ce qu’un pied détache ne prenne pas de vitesse. La montée prend cinq à six heures, la descente trois à cinq, la course 8 à 12 heures en tout, et la seconde moitié éprouve davantage l’humeur.',
  'It is an active volcano, too. It blew ash for months in 2007 and 2008 and rebuilt its own summit; since then small lavas have come and gone on the crater floor. We follow the advice of the local guides and the authorities on the day, and if they say no, the answer is Lake Natron.':
    'C’est un volcan en activité, qui plus est. Il cracha de la cendre des mois durant en 2007 et 2008, et rebâtit son propre sommet ; depuis, de petites laves vont et viennent au fond du cratère. Le jour venu, nous suivons l’avis des guides d’ici et des autorités, et s’ils disent non, la réponse est le lac Natron.',
  'The western flank, by night': 'Le flanc ouest, de nuit',
  'Start at midnight near 1,100 m, crater rim about sunrise, off the cone before the heat. One guide to every few climbers, and a firm turn-back time.':
    'Départ à minuit vers 1 100 m, bord du cratère au lever du soleil ou peu s’en faut, et hors du cône avant la chaleur. Un guide pour quelques grimpeurs, et une heure de demi-tour ferme.',
  'Engare Sero gorge': 'Gorge d’Engare Sero',
  'Wading and scrambling up a cool river to waterfalls under palms. The perfect afternoon before, or the day after.':
    'Dans l’eau et sur les rochers, on remonte une rivière fraîche jusqu’à des cascades sous les palmiers. Idéal l’après-midi d’avant, ou le lendemain.',
  'Natron shore': 'Rive du Natron',
  'Across salt flats to the flamingos, at six or at five. Nearly all the lesser flamingos of East Africa hatch on this lake, far out of reach.':
    'À travers les croûtes de sel jusqu’aux flamants, à six heures du matin ou à cinq du soir. Presque tous les flamants nains d’Afrique de l’Est naissent sur ce lac, bien hors d’atteinte.',
  'One night': 'Une nuit',
  'Two in the morning': 'Deux heures du matin',
  'A string of head torches, the plain gone, more stars than dark between them. Look behind you when you rest, not up.':
    'Un chapelet de lampes frontales, la plaine disparue, plus d’étoiles que de noir entre elles. Quand vous soufflez, regardez derrière vous, non vers le haut.',
  'A string of head torches climbs the black cone of Oldonyo Lengai under a sky full of stars.':
    'Un chapelet de lampes frontales gravit le cône noir de l’Oldonyo Lengai sous un ciel plein d’étoiles.',
  'A hole with steep inner walls and small grey chimneys that hiss, or splutter black. There is no railing and the edge is undercut. Stand where the guide stands.':
    'Un trou aux parois raides, et de petites cheminées grises qui sifflent, ou crachotent noir. Il n’y a pas de garde-fou et le bord est en surplomb. Tenez-vous là où se tient le guide.',
  'Grey chimneys stand on the pale floor of a crater; one spits black lava, and a guide keeps a walker back.':
    'Des cheminées grises sur le fond pâle d’un cratère ; l’une crache de la lave noire, et un guide retient un marcheur.',
  'The shadow': 'L’ombre',
  'At sunrise a blue triangle falls west across the Rift wall, sharp as a tent, and shrinks while you drink your tea.':
    'Au lever du soleil, un triangle bleu tombe à l’ouest sur la paroi du Rift, net comme une tente, et rétrécit le temps de boire votre thé.',
  'The shadow of Oldonyo Lengai falls as a blue triangle across the Rift at sunrise; three people look on from its rim.':
    'L’ombre de l’Oldonyo Lengai tombe en triangle bleu sur le Rift au lever du soleil ; trois personnes regardent du bord.',
  'Cold lava': 'Une lave froide',
  'At 500 to 600 degrees it is barely half as hot as Hawaii’s and runs like oil. Moist air bleaches it; much of the white on the cone is old lava, not snow.':
    'À 500 ou 600 degrés, elle est à peine moitié aussi chaude que celle d’Hawaï, et coule comme de l’huile. L’air humide la décolore ; une bonne part du blanc du cône est de la vieille lave, non de la neige.',
  'A place of prayer': 'Un lieu de prière',
  'Engai lives here. Maasai come to ask for rain, for cattle, for children. Shouting from the top is bad manners.':
    'Engai vit ici. Des Masaï viennent demander la pluie, du bétail, des enfants. Crier du sommet est impoli.',
  Footprints: 'Empreintes',
  'By Engare Sero some four hundred human prints, thousands of years old, cross a sheet of hardened ash.':
    'Près d’Engare Sero, quelque quatre cents empreintes humaines, vieilles de milliers d’années, traversent une plaque de cendre durcie.',
  'Three litres of water, gloves for the rock, gaiters for the ash, goggles if it blows.':
    'Trois litres d’eau, des gants pour la roche, des guêtres pour la cendre, des lunettes de protection s’il y a du vent.',
  'Windproof on top: the rim is bitter at dawn, the foot 35 degrees by ten.':
    'Un coupe-vent au sommet : le bord est glacial à l’aube, le pied à 35 degrés dès dix heures.',
  'Helmets are wise, for stones from above.': 'Un casque est sage, contre les pierres d’en haut.',
  'Not for anyone unsure on steep ground, nor for children.':
    'Ni pour qui manque d’assurance en terrain raide, ni pour les enfants.',
  'Sleep from six to ten that evening, whatever is for supper.':
    'Dormez de dix-huit à vingt-deux heures ce soir-là, quel que soit le dîner.',
  'Allow two nights. The track from Mto wa Mbu takes four hours or so.':
    'Comptez deux nuits. La piste depuis Mto wa Mbu prend quelque quatre heures.',
  'Plan Your Lengai Climb': 'Préparez votre ascension du Lengai',
};
