/** Texts of the page of Mount Meru. */
export const mountMeru: Readonly<Record<string, string>> = {
  'Mount Meru trek: 4-5 days along a broken crater': 'Trek du mont Meru : 4 à 5 jours sur un cratère brisé',
  'Giraffes at the gate, bunks at night, a ranger in front and a ridge to 4,566 m: how the climb of Mount Meru goes, and whether it suits your head for heights.':
    'Des girafes à la porte, des lits en refuge, un ranger devant et une arête jusqu’à 4 566 m : comment se gravit le Meru, et s’il convient à qui craint le vide.',
  '4,566 m': '4\u00a0566 m',
  'about 25 km at the base': 'environ 25 km à la base',
  'A crater burst open to the east, with a younger ash cone on its floor':
    'Un cratère éventré à l’est, avec un cône de cendre plus jeune au fond',
  'Hut-to-hut climb with a ranger': 'De refuge en refuge avec un ranger',
  'Walking among giraffe and buffalo': 'À pied parmi girafes et buffles',
  'Little Meru at sunset': 'Le Little Meru au couchant',
  'Crater floor and Njeku': 'Le fond du cratère et Njeku',
  'Sunrise on Socialist Peak': 'Lever du soleil à Socialist Peak',
  '4-5 days': '4 à 5 jours',
  'Smaller than its neighbour, steeper, emptier, and in the opinion of many guides the finer climb.':
    'Plus petit que son voisin, plus raide, plus désert et, de l’avis de bien des guides, plus beau à gravir.',
  'Within an hour of Momella gate the ranger has stopped twice, once for a giraffe in the way and once to let eleven buffalo finish their grass. He carries a rifle and an unhurried manner. Nobody goes up Meru without him. The forest above is figs and juniper bearded with lichen, and the loudest thing in it is the roar of colobus before breakfast.':
    'À moins d’une heure de la porte Momella, le ranger s’est arrêté deux fois, l’une pour une girafe en travers du chemin, l’autre pour laisser onze buffles finir leur herbe. Il porte un fusil, et n’est pas pressé. Personne ne monte au Meru sans lui. La forêt, au-dessus, est de figuiers et de genévriers barbus de lichen, et son bruit le plus fort est le rugissement des colobes avant le petit-déjeuner.',
  'By afternoon of the second day you sleep at 3,570 m, which is the point of the whole timetable. Meru can be done in less than our four to five days. People do it, with a headache, and remember their boots. The additional night lets you walk up Little Meru for sunset, and it makes the mountain what it often is: the best rehearsal for Kilimanjaro there is.':
    'L’après-midi du deuxième jour, vous dormez à 3 570 m, et tout l’horaire est là pour cela. Le Meru peut se faire en moins que nos quatre à cinq jours. Des gens le font, avec un mal de tête, et se souviennent de leurs chaussures. La nuit de plus permet de monter au Little Meru pour le coucher du soleil, et fait de la montagne ce qu’elle est souvent : la meilleure répétition qui soit avant le Kilimanjaro.',
  'Summit night wants calm weather and calm feet. You leave at one or two o’clock, cross Rhino Point, and follow the rim of the broken crater for hours, ash on one side, nothing on the other. It is a path and not a climb, with a few rocky steps where hands help. On a dark night you will not see the drop. On the way back you will. Anyone who freezes on balconies should stop at Rhino Point, and watch a sunrise there that is quite as good.':
    'La nuit du sommet demande un temps calme et un pied sûr. On part à une ou deux heures du matin, on passe Rhino Point, et l’on suit des heures durant le bord du cratère brisé, de la cendre d’un côté, rien de l’autre. C’est un sentier et non de l’escalade, avec quelques marches de roche où les mains aident. Par nuit noire, vous ne verrez pas le vide. Au retour, si. Qui se fige sur les balcons s’arrêtera à Rhino Point, pour y regarder un lever de soleil tout aussi beau.',
  'Momella route': 'Voie Momella',
  'Momella gate (1,500 m) to Miriakamba Hut (2,514 m), four to six hours; to Saddle Hut (3,570 m), three to five; to the top and down to Miriakamba, ten to twelve; out by the waterfall next morning. A fifth day goes to Saddle or to the crater floor.':
    'De la porte Momella (1 500 m) au refuge Miriakamba (2 514 m), quatre à six heures ; au refuge Saddle (3 570 m), trois à cinq ; au sommet et retour à Miriakamba, dix à douze ; sortie par la cascade le lendemain matin. Un cinquième jour va à Saddle ou au fond du cratère.',
  '2 hours': '2 heures',
  'From Saddle Hut to 3,820 m and back before supper. Climb high, sleep low, and see tomorrow’s ridge laid out in profile.':
    'Du refuge Saddle à 3 820 m, et retour avant le dîner. Montez haut, dormez bas, et voyez l’arête du lendemain de profil.',
  'Crater floor': 'Fond du cratère',
  'Level walking from Miriakamba to Njeku, under cliffs of well over a thousand metres, with the ash cone at the end.':
    'À plat de Miriakamba à Njeku, sous des falaises de bien plus de mille mètres, avec le cône de cendre au bout.',
  'The cliff': 'La falaise',
  'About 7,800 years ago the eastern side collapsed, and mud and boulders ran as far as the foot of Kilimanjaro. You walk through the wound.':
    'Il y a environ 7 800 ans, le flanc est s’effondra, et la boue et les rochers coulèrent jusqu’au pied du Kilimanjaro. Vous marchez dans la blessure.',
  'The ash cone': 'Le cône de cendre',
  'Last stirred in 1910. Seen from the rim at seven in the morning it looks like a model of a volcano.':
    'Il a bougé pour la dernière fois en 1910. Vu du bord à sept heures du matin, on dirait une maquette de volcan.',
  'A metal flag, a book, and a marker that claims 4,562.13 m; maps and this page say 4,566 m. It feels like either.':
    'Un drapeau de métal, un livre, et une plaque qui prétend 4 562,13 m ; les cartes et cette page disent 4 566 m. Les jambes croient aux deux.',
  'Huts have bunks and mattresses. Bring a bag good to minus ten.':
    'Les refuges ont des lits superposés et des matelas. Prenez un sac bon pour moins dix.',
  'Gloves, hat and windproofs for the ridge, even in February.':
    'Gants, bonnet et coupe-vent pour l’arête, même en février.',
  'Spare batteries, kept warm in an inside pocket.':
    'Des piles de rechange, au chaud dans une poche intérieure.',
  'Gaiters keep the ash out; poles save knees on the way down.':
    'Les guêtres arrêtent la cendre ; les bâtons épargnent les genoux à la descente.',
  'Say so early if you feel sick. Saddle Hut is a good place to stop.':
    'Si vous vous sentez mal, dites-le tôt. Le refuge Saddle est un bon endroit où s’arrêter.',
  'If Kilimanjaro is next, leave a day or two in between for legs and laundry.':
    'Si le Kilimanjaro suit, laissez un jour ou deux entre eux, pour les jambes et la lessive.',
  'Plan Your Meru Trek': 'Préparez votre trek au Meru',
};
