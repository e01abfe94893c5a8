/** Descriptions of the posters. */
export const posters: Readonly<Record<string, string>> = {
  'The savanna runs into the sea: an elephant and her calf by an acacia on the left, a dhow and palms on the right, one great sun between.':
    'La savane se jette dans la mer : à gauche une éléphante et son petit près d’un acacia, à droite un boutre et des palmiers, entre eux un grand soleil.',
  'After April rain: an elephant mother and her calf walk the green plain under a rainbow, and a tortoise comes the other way.':
    'Après la pluie d’avril : une éléphante et son petit traversent la plaine verte sous un arc-en-ciel, une tortue vient à leur rencontre.',
  'A red and cream balloon drifts at dawn over a rosy plain of scattered acacias, a second balloon far behind it.':
    'Une montgolfière rouge et crème dérive à l’aube sur une plaine rosée semée d’acacias, une seconde loin derrière elle.',
  'A small tent and a campfire under the steep cone of Ol Doinyo Lengai, its crater white and smoking, in the first ember light.':
    'Une petite tente et un feu de camp sous le cône abrupt de l’Ol Doinyo Lengai, cratère blanc et fumant, aux premières lueurs de braise.',
  "Kilimanjaro's flat snow cap fills the sky over a golden plain, and a line of elephants walks along its foot.":
    'La calotte plate et neigeuse du Kilimanjaro emplit le ciel sur une plaine dorée, et une file d’éléphants marche à son pied.',
  'A column of wildebeest winds over an endless ochre plain towards a huge low sun, past a granite kopje with a lone acacia.':
    'Une colonne de gnous serpente sur une plaine ocre sans fin vers un immense soleil bas, devant un kopje de granit et son acacia solitaire.',
  'The great bowl of Ngorongoro from its rim: cloud pours over the far wall, flamingos ring a soda lake, elephants cross the floor.':
    'La grande cuvette du Ngorongoro vue du bord : nuages coulant sur l’autre paroi, flamants autour d’un lac de soude, éléphants au fond, en marche.',
  'A black rhino in grey-green thorn bush below the Pare Mountains, with a baobab, wild dogs and Kilimanjaro far away.':
    'Un rhinocéros noir dans les épineux gris-vert au pied des monts Pare, avec un baobab, des lycaons et le Kilimanjaro au loin.',
  'A parade along one dark ridge at dusk: zebra, elephant and giraffe walk in line past a sinking orange sun.':
    'Un défilé sur une crête sombre au crépuscule : zèbre, éléphant et girafe passent à la file devant un soleil orange qui descend.',
  'Three dhows with red, cream and gold sails run before the wind over bands of turquoise water.':
    'Trois boutres aux voiles rouge, crème et or courent vent arrière sur des bandes d’eau turquoise.',
  'Through a carved arch of coral stone the sea lies golden under a low sun, with palms and a passing dhow.':
    'Par une arche sculptée en pierre de corail, la mer, dorée sous un soleil bas, avec des palmiers et un boutre qui passe.',
  'Three walkers with packs and staffs climb a green ridge, and fold after fold of mountains lies behind them.':
    'Trois marcheurs avec sacs et bâtons gravissent une crête verte, et derrière eux les montagnes se suivent, pli après pli.',
  'A great dhow with teal sails stands in before the verandas, spires and clock tower of Stone Town.':
    'Un grand boutre aux voiles bleu canard approche des vérandas, des flèches et de la tour de l’horloge de Stone Town.',
  'A chimpanzee mother holds her child on a bough before the great evening sun, high above Lake Tanganyika.':
    'Une mère chimpanzé tient son petit sur une branche devant le grand soleil du soir, bien au-dessus du lac Tanganyika.',
  'The Kitulo plateau in flower: white, yellow, magenta and orange in bands up to the misty hills, orchids near, a widowbird overhead.':
    'Le plateau de Kitulo en fleurs : des bandes blanches, jaunes, magenta et orange jusqu’aux collines brumeuses, des orchidées devant, un euplecte en vol.',
  'A lioness sleeps along the bough of a fig, legs hanging; behind her the pink line of flamingos and the wall of the Rift at dawn.':
    'Une lionne dort sur la branche d’un figuier, pattes pendantes ; derrière elle, la ligne rose des flamants et la paroi du Rift à l’aube.',
  'A line of elephants walks along the Tarangire River under huge baobabs, with a red sun low behind them.':
    'Une file d’éléphants longe la rivière Tarangire sous d’immenses baobabs, un soleil rouge et bas derrière eux.',
  'The broken cone of Mount Meru above the Momella lakes, with a black-and-white colobus on a mossy bough and giraffes at the shore.':
    'Le cône brisé du mont Meru au-dessus des lacs Momella, avec un colobe noir et blanc sur une branche moussue et des girafes sur la rive.',
  'An elephant and her calf leave round prints on wet sand where the bush ends at the Indian Ocean, as the sun rises from the sea.':
    'Une éléphante et son petit laissent des empreintes rondes sur le sable mouillé où la brousse finit à l’océan Indien, au lever du soleil sur la mer.',
  'A boat with a sun roof drifts on the wide Rufiji at sunset, past yawning hippos and a bank of tall doum palms.':
    'Un bateau à toit de toile dérive au couchant sur le large Rufiji, devant des hippopotames bâillant et de hauts palmiers doums.',
  'Zebras among the tall fan palms that gave Mikumi its name, on the gold of the Mkata floodplain under the blue Uluguru Mountains.':
    'Des zèbres parmi les hauts palmiers à éventails qui ont donné son nom à Mikumi, dans l’or de la plaine de la Mkata, sous les monts Uluguru bleus.',
  'A kudu bull with spiral horns stands above the great bend of the Ruaha, in a dry gold land of baobab hills.':
    'Un grand koudou mâle aux cornes en spirale domine la grande boucle de la Ruaha, dans un pays d’or sec et de collines à baobabs.',
  'Under an enormous sky, dozens of hippos crowd the last shrinking pool of the Katuma while marabou storks wait on the cracked mud.':
    'Sous un ciel immense, des dizaines d’hippopotames s’entassent dans la dernière mare de la Katuma, et des marabouts attendent sur la boue craquelée.',
  'Forested mountains fall straight into the clear blue of Lake Tanganyika; a chimpanzee walks a leafy bough high in the canopy.':
    'Des montagnes boisées plongent droit dans le bleu clair du lac Tanganyika ; un chimpanzé marche sur une branche feuillue, haut dans la canopée.',
  'A fish eagle lifts a fish from Lake Victoria before the forested island of Rubondo, where a sitatunga stands in the reeds.':
    'Un pygargue arrache un poisson au lac Victoria devant l’île boisée de Rubondo, où un sitatunga se tient dans les roseaux.',
  'A huge spotted whale shark glides under a white-sailed dhow at sunset, the sea glowing green around it.':
    'Un immense requin-baleine tacheté glisse sous un boutre à voile blanche au couchant, et la mer luit verte autour de lui.',
  'A bare bank of white sand from above, ringed by turquoise shallows and a dark reef, with a green turtle swimming past.':
    'Un banc nu de sable blanc vu d’en haut, cerné de hauts-fonds turquoise et d’un récif sombre, et une tortue verte qui passe à la nage.',
  'The roots of a great fig hold an old coral wall while flying foxes leave its crown across a full moon.':
    'Les racines d’un grand figuier tiennent un vieux mur de corail, et des roussettes quittent sa cime devant la pleine lune.',
  'A fiddler crab waves its great orange claw on the mud of Mwewe at low tide; behind it mangroves on stilts, above them a kite.':
    'Un crabe violoniste agite sa grande pince orange sur la vase de Mwewe à marée basse ; derrière, des palétuviers sur échasses et, au-dessus, un milan.',
  'Egrets stream past the dead lighthouse of Ulenge to roost, seen from a boat among the stilt roots of the mangroves at dusk.':
    'Des aigrettes rentrent au dortoir devant le phare éteint d’Ulenge, vues d’une barque entre les racines des palétuviers au crépuscule.',
  'On a white beach a giraffe, an elephant and her calf march in a row to the gate of a sandcastle with a flag; a sailboat passes.':
    'Sur une plage blanche, girafe, éléphante et éléphanteau défilent vers la porte d’un château de sable à fanion ; un voilier passe.',
  'A carved and studded door in a white wall, and behind it the roofs, spires and clock tower of Stone Town.':
    'Une porte sculptée et cloutée dans un mur blanc, et derrière, les toits, les flèches et la tour de l’horloge de Stone Town.',
  'A red colobus with its pale fringe sits on a mahogany limb in the green shade of Jozani forest.':
    'Un colobe roux à frange pâle est assis sur une branche d’acajou dans l’ombre verte de la forêt de Jozani.',
  'From straight above: four green turtles swim to a keeper who kneels on a plank bridge with seaweed, in a tidal pool of dark coral.':
    'À la verticale : quatre tortues vertes nagent, dans un bassin de corail sombre, vers un gardien agenouillé sur une passerelle, des algues à la main.',
  'The gabled hall of an old market, cones of spice under striped awnings and women with baskets in front.':
    'La halle à pignon d’un vieux marché, et devant, des cônes d’épices sous des auvents rayés et des femmes avec des paniers.',
  'Columns and broken arches of a palace by the sea round an eight-sided fountain, the sun going down.':
    'Colonnes et arches brisées d’un palais en bord de mer autour d’une fontaine à huit pans, au soleil couchant.',
  'Pyramids of oranges, limes and mangoes under round parasols, and a slab of silver fish in front.':
    'Pyramides d’oranges, de citrons verts et de mangues sous des parasols ronds ; devant, un étal de poissons argentés.',
  'A giant tortoise plods over the grass before the long red walls of the old island prison and the sea.':
    'Une tortue géante avance lourdement sur l’herbe devant les longs murs rouges de l’ancienne prison et la mer.',
  'Seaweed farmers stoop over rows of sticks and cords in the shallow turquoise water of low tide.':
    'Des cultivatrices d’algues penchées sur des rangs de piquets et de cordes dans l’eau turquoise à marée basse.',
  'Three dhows cross an enormous red sun that sinks into the sea off Kendwa, and two swimmers watch from the shallows.':
    'Trois boutres passent devant un énorme soleil rouge qui sombre en mer au large de Kendwa ; deux baigneurs les regardent du bord.',
  'A kite surfer leans into the trade wind on the lagoon of Kiwengwa, white foam along the reef, a palm and white sand in front.':
    'Un kitesurfeur se penche contre l’alizé sur le lagon de Kiwengwa, écume blanche le long du récif, palmier et sable blanc au premier plan.',
  'A round wooded island in its ring of turquoise, seen from the air, with dolphins leaping in deep blue water.':
    'Une île ronde et boisée dans son anneau turquoise, vue du ciel, avec des dauphins qui bondissent dans le bleu profond.',
  'The ruined mosque of Makutani stands on its undercut coral rock, the low sun inside its great arch, an outrigger going by.':
    'La mosquée en ruine de Makutani sur son rocher de corail rongé, le soleil bas dans sa grande arche, une pirogue à balancier qui passe.',
  'A hammock hangs in the shade of a palm-thatched roof on the beach, cushions and a brass teapot on the sand; dhows cross the bay.':
    'Un hamac à l’ombre d’un toit de palmes sur la plage, coussins et théière de laiton sur le sable ; des boutres traversent la baie.',
  'A nutmeg split on its branch, red mace round the dark seed, with cloves in bud; behind it a dhow off Stone Town at noon.':
    'Une muscade ouverte sur sa branche, macis rouge et graine sombre, et des girofles en bouton ; derrière, un boutre devant Stone Town à midi.',
  'Half above and half under the sea: a sailboat and palms on top, a turtle, a ray and bright fish over coral below.':
    'Mi-ciel, mi-mer : un voilier et des palmiers en haut, une tortue, une raie et des poissons vifs sur le corail en bas.',
  'A full moon lays a broken path of light on a violet sea; a dhow crosses it, palms lean in from a quiet beach.':
    'La pleine lune pose un chemin brisé sur la mer violette ; un boutre le croise, des palmiers se penchent d’une plage calme.',
  'Two journeys on one sheet parted by a slant: a giraffe on the red evening plain, a white dhow on a turquoise reef.':
    'Deux voyages sur une feuille partagée par une oblique : une girafe sur la plaine rouge du soir, un boutre blanc sur un récif turquoise.',
  'Light falls through the mouth of a cave hung with stalactites on two visitors, bats turning in the beam.':
    'La lumière tombe par la bouche d’une grotte hérissée de stalactites sur deux visiteurs, des chauves-souris dans le rayon.',
  'A white two-storey house of arcades under red tiled roofs, flag on its gable, palms and visitors in front.':
    'Une maison blanche à deux niveaux d’arcades aux toits de tuiles rouges, un drapeau au pignon, palmiers et visiteurs devant.',
  'Tall pillar tombs of coral stone, bowls set into their necks, stand against a low sun over the sea.':
    'De hauts tombeaux à piliers en pierre de corail, des bols sertis dans leur col, devant un soleil bas sur la mer.',
  'The carved prayer niche of a ruined mosque, red bosses on its frame, in the green bush near the coast.':
    'La niche de prière sculptée d’une mosquée en ruine, bossettes rouges sur son cadre, dans la brousse verte près de la côte.',
  'Porters with bales on their heads file towards the gate of the white caravanserai at Bagamoyo at dawn.':
    'Des porteurs, ballot sur la tête, vont à la file vers la porte du caravansérail blanc de Bagamoyo, à l’aube.',
  'The red castle rock of Olduvai rises from its gorge; in the cut beds in front lie a hand axe and the crested skull of Paranthropus boisei.':
    'Le château de roche rouge d’Olduvai se dresse dans ses gorges ; devant, dans les couches, un biface et le crâne à crête de Paranthropus boisei.',
  'Stone-walled fields in steps and a winding furrow of water lie at the foot of the great Rift escarpment.':
    'Des champs en gradins clos de pierre et une rigole d’eau sinueuse au pied du grand escarpement du Rift.',
  'Pillars of banded sandstone, each under its cap, stand tall in a gully as the sun comes up behind them.':
    'Des piliers de grès rayé, chacun sous son chapeau, se dressent dans un ravin tandis que le soleil se lève derrière eux.',
  'The flat white crown of Kilimanjaro fills the sky; far below it a line of trekkers passes between giant groundsels.':
    'La couronne plate et blanche du Kilimanjaro emplit le ciel ; loin dessous, une file de trekkeurs passe entre des séneçons géants.',
  'A two-horned chameleon grips a twig above the terraced fields and red roofs of the Usambara, ridge behind blue ridge.':
    'Un caméléon à deux cornes serre une brindille au-dessus des terrasses et des toits rouges des Usambara, crête bleue après crête bleue.',
  'The Sanje waterfall drops in three white leaps through the rain forest of the Udzungwa Mountains, two walkers at its foot.':
    'La cascade de Sanje tombe en trois bonds blancs dans la forêt pluviale des monts Udzungwa, deux marcheurs à son pied.',
  'Trekkers on the knife-edge of Mount Meru at sunrise: the ash cone in the crater below, Kilimanjaro above the cloud beyond.':
    'Des trekkeurs sur l’arête vive du mont Meru au lever du soleil : le cône de cendre dans le cratère en bas, le Kilimanjaro au-dessus des nuages.',
  'The steep cone of Oldonyo Lengai, streaked white with lava, stands above its own reflection in the pink water of Lake Natron.':
    'Le cône abrupt de l’Oldonyo Lengai, strié de lave blanche, se dresse au-dessus de son reflet dans l’eau rose du lac Natron.',
  'Five giraffes stand in a row on a green ridge in order of height, the calf first, under heaped white clouds.':
    'Cinq girafes alignées par ordre de taille sur une crête verte, le petit en tête, sous un amas de nuages blancs.',
  'A safari jeep on a winding road between golden hills and a turquoise sea, with a striped balloon overhead.':
    'Une jeep de safari sur une route sinueuse entre des collines dorées et une mer turquoise, une montgolfière rayée au-dessus.',
  'Three small prints fanned on a dark table: a giraffe at sunset, a dhow on the reef and a snow-capped mountain.':
    'Trois petites gravures en éventail sur une table sombre : une girafe au couchant, un boutre sur le récif et une montagne enneigée.',
  'On one horizon: a safari car, a lit tent, a small plane coming in to land, and a dhow on the sea.':
    'Sur un même horizon : une voiture de safari, une tente éclairée, un petit avion qui vient se poser et un boutre sur la mer.',
  'The sun as the dial of a compass, its red needle pointing past a lone acacia over quiet hills.':
    'Le soleil en cadran de boussole, son aiguille rouge pointée au-delà d’un acacia solitaire sur des collines paisibles.',
  'A small bush plane banks over a green crater and its lake, the coast and the open sea beyond.':
    'Un petit avion de brousse vire au-dessus d’un cratère vert et de son lac, la côte et le large au loin.',
  'Lamplight on the veranda of an old rest house at night, a tent and a hammock between palms beside it.':
    'La lumière des lampes sur la véranda d’une vieille maison d’hôtes, la nuit ; à côté, une tente et un hamac entre des palmiers.',
  'A long table laid with flowers and candles on the beach at dusk, a string of lanterns above it.':
    'Une longue table dressée de fleurs et de bougies sur la plage au crépuscule, une guirlande de lanternes au-dessus.',
  'Three striped pavilions, small, middling and large, with pennants flying on a golden beach by the sea.':
    'Trois pavillons rayés, petit, moyen et grand, fanions au vent sur une plage dorée au bord de la mer.',
  'Lanterns hang between two palms over a pavilion on the night beach, guests standing before a rising moon.':
    'Des lanternes pendent entre deux palmiers au-dessus d’un pavillon sur la plage nocturne, les invités debout devant la lune qui se lève.',
  'At dawn a dhow lies at anchor before a low shore, its parcel landed on the sand under the palms.':
    'À l’aube, un boutre est à l’ancre devant une côte basse, son colis déposé sur le sable sous les palmiers.',
  'An atlas lies open under a full moon; a giraffe and a snowy mountain stand up from one page, a dhow and a palm from the other.':
    'Un atlas est ouvert sous la pleine lune ; une girafe et une montagne enneigée se dressent sur une page, un boutre et un palmier sur l’autre.',
};
