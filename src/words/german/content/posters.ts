/** Descriptions of the posters. */
export const posters: Readonly<Record<string, string>> = {
  'The savanna runs into the sea: an elephant and her calf by an acacia on the left, a dhow and palms on the right, one great sun between.':
    'Die Savanne geht ins Meer über: links an einer Akazie eine Elefantenkuh mit ihrem Kalb, rechts eine Dau und Palmen, dazwischen eine einzige große Sonne.',
  'After April rain: an elephant mother and her calf walk the green plain under a rainbow, and a tortoise comes the other way.':
    'Nach dem Aprilregen: Eine Elefantenmutter und ihr Kalb ziehen unter einem Regenbogen über die grüne Ebene, eine Schildkröte kommt ihnen entgegen.',
  'A red and cream balloon drifts at dawn over a rosy plain of scattered acacias, a second balloon far behind it.':
    'Ein rot-cremefarbener Ballon treibt im Morgengrauen über eine rosige Ebene mit verstreuten Akazien, weit dahinter ein zweiter.',
  'A small tent and a campfire under the steep cone of Ol Doinyo Lengai, its crater white and smoking, in the first ember light.':
    'Ein kleines Zelt und ein Lagerfeuer unter dem steilen Kegel des Ol Doinyo Lengai, dessen Krater weiß im ersten glutroten Licht raucht.',
  "Kilimanjaro's flat snow cap fills the sky over a golden plain, and a line of elephants walks along its foot.":
    'Die flache Schneekappe des Kilimandscharo füllt den Himmel über einer goldenen Ebene, und an seinem Fuß zieht eine Reihe Elefanten entlang.',
  'A column of wildebeest winds over an endless ochre plain towards a huge low sun, past a granite kopje with a lone acacia.':
    'Ein Zug Gnus windet sich über eine endlose ockerfarbene Ebene auf eine riesige tiefe Sonne zu, vorbei an einem Granit-Kopje mit einsamer Akazie.',
  'The great bowl of Ngorongoro from its rim: cloud pours over the far wall, flamingos ring a soda lake, elephants cross the floor.':
    'Der große Kessel des Ngorongoro vom Rand aus: Wolken fließen über die ferne Wand, Flamingos säumen einen Sodasee, Elefanten queren den Boden.',
  'A black rhino in grey-green thorn bush below the Pare Mountains, with a baobab, wild dogs and Kilimanjaro far away.':
    'Ein Spitzmaulnashorn im graugrünen Dornbusch unter den Pare-Bergen, dazu ein Baobab, Wildhunde und weit in der Ferne der Kilimandscharo.',
  'A parade along one dark ridge at dusk: zebra, elephant and giraffe walk in line past a sinking orange sun.':
    'Parade auf einem dunklen Höhenzug in der Dämmerung: Zebra, Elefant und Giraffe ziehen an einer sinkenden orangeroten Sonne vorbei.',
  'Three dhows with red, cream and gold sails run before the wind over bands of turquoise water.':
    'Drei Daus mit roten, cremefarbenen und goldenen Segeln laufen vor dem Wind über Bänder aus türkisem Wasser.',
  'Through a carved arch of coral stone the sea lies golden under a low sun, with palms and a passing dhow.':
    'Hinter einem behauenen Bogen aus Korallenstein liegt das Meer golden unter tiefer Sonne, mit Palmen und einer Dau.',
  'Three walkers with packs and staffs climb a green ridge, and fold after fold of mountains lies behind them.':
    'Drei Wanderer mit Rucksäcken und Stöcken steigen einen grünen Grat hinauf, hinter ihnen liegt Bergfalte um Bergfalte.',
  'A great dhow with teal sails stands in before the verandas, spires and clock tower of Stone Town.':
    'Eine große Dau mit petrolblauen Segeln läuft auf die Veranden, Turmspitzen und den Uhrturm von Stone Town zu.',
  'A chimpanzee mother holds her child on a bough before the great evening sun, high above Lake Tanganyika.':
    'Eine Schimpansenmutter hält ihr Kind auf einem Ast vor der großen Abendsonne, hoch über dem Tanganjikasee.',
  'The Kitulo plateau in flower: white, yellow, magenta and orange in bands up to the misty hills, orchids near, a widowbird overhead.':
    'Das Kitulo-Plateau in Blüte: Weiß, Gelb, Magenta und Orange in Bändern bis zu den Hügeln im Dunst, vorn Orchideen, darüber ein Witwenvogel.',
  'A lioness sleeps along the bough of a fig, legs hanging; behind her the pink line of flamingos and the wall of the Rift at dawn.':
    'Eine Löwin schläft mit hängenden Beinen auf dem Ast einer Feige; hinter ihr die rosa Linie der Flamingos und die Grabenwand im Morgengrauen.',
  'A line of elephants walks along the Tarangire River under huge baobabs, with a red sun low behind them.':
    'Eine Reihe Elefanten zieht unter riesigen Baobabs den Tarangire-Fluss entlang, hinter ihnen tief eine rote Sonne.',
  'The broken cone of Mount Meru above the Momella lakes, with a black-and-white colobus on a mossy bough and giraffes at the shore.':
    'Der zerbrochene Kegel des Mount Meru über den Momella-Seen, mit einem schwarz-weißen Stummelaffen auf einem bemoosten Ast und Giraffen am Ufer.',
  'An elephant and her calf leave round prints on wet sand where the bush ends at the Indian Ocean, as the sun rises from the sea.':
    'Eine Elefantenkuh und ihr Kalb hinterlassen runde Spuren im nassen Sand, wo der Busch am Indischen Ozean endet und die Sonne aus dem Meer steigt.',
  'A boat with a sun roof drifts on the wide Rufiji at sunset, past yawning hippos and a bank of tall doum palms.':
    'Ein Boot mit Sonnendach treibt bei Sonnenuntergang auf dem breiten Rufiji, vorbei an gähnenden Flusspferden und einem Ufer mit hohen Dumpalmen.',
  'Zebras among the tall fan palms that gave Mikumi its name, on the gold of the Mkata floodplain under the blue Uluguru Mountains.':
    'Zebras zwischen den hohen Fächerpalmen, nach denen Mikumi heißt, im Gold der Mkata-Schwemmebene unter den blauen Uluguru-Bergen.',
  'A kudu bull with spiral horns stands above the great bend of the Ruaha, in a dry gold land of baobab hills.':
    'Ein Kudubulle mit Schraubenhörnern steht über der großen Schleife des Ruaha, in einem trockenen goldenen Land aus Baobab-Hügeln.',
  'Under an enormous sky, dozens of hippos crowd the last shrinking pool of the Katuma while marabou storks wait on the cracked mud.':
    'Unter einem gewaltigen Himmel drängen sich Dutzende Flusspferde im letzten schrumpfenden Tümpel des Katuma, während auf dem rissigen Schlamm Marabus warten.',
  'Forested mountains fall straight into the clear blue of Lake Tanganyika; a chimpanzee walks a leafy bough high in the canopy.':
    'Bewaldete Berge fallen steil ins klare Blau des Tanganjikasees; ein Schimpanse läuft hoch im Kronendach über einen belaubten Ast.',
  'A fish eagle lifts a fish from Lake Victoria before the forested island of Rubondo, where a sitatunga stands in the reeds.':
    'Ein Schreiseeadler hebt einen Fisch aus dem Victoriasee, dahinter die Waldinsel Rubondo, wo eine Sitatunga im Schilf steht.',
  'A huge spotted whale shark glides under a white-sailed dhow at sunset, the sea glowing green around it.':
    'Ein riesiger gefleckter Walhai gleitet bei Sonnenuntergang unter einer Dau mit weißem Segel hindurch, um ihn leuchtet das Meer grün.',
  'A bare bank of white sand from above, ringed by turquoise shallows and a dark reef, with a green turtle swimming past.':
    'Eine nackte weiße Sandbank von oben, umgeben von türkisem Flachwasser und einem dunklen Riff; eine Suppenschildkröte schwimmt vorbei.',
  'The roots of a great fig hold an old coral wall while flying foxes leave its crown across a full moon.':
    'Die Wurzeln einer großen Feige halten eine alte Korallenmauer, während Flughunde ihre Krone verlassen und über den Vollmond ziehen.',
  'A fiddler crab waves its great orange claw on the mud of Mwewe at low tide; behind it mangroves on stilts, above them a kite.':
    'Eine Winkerkrabbe schwenkt bei Ebbe ihre große orangefarbene Schere im Schlick von Mwewe; hinter ihr Mangroven auf Stelzen, darüber ein Milan.',
  'Egrets stream past the dead lighthouse of Ulenge to roost, seen from a boat among the stilt roots of the mangroves at dusk.':
    'Reiher ziehen am erloschenen Leuchtturm von Ulenge vorbei zum Schlafplatz, vom Boot zwischen den Stelzwurzeln der Mangroven in der Dämmerung gesehen.',
  'On a white beach a giraffe, an elephant and her calf march in a row to the gate of a sandcastle with a flag; a sailboat passes.':
    'An einem weißen Strand ziehen Giraffe, Elefantin und Kalb hintereinander zum Tor einer Sandburg mit Fahne; draußen fährt ein Segelboot.',
  'A carved and studded door in a white wall, and behind it the roofs, spires and clock tower of Stone Town.':
    'Eine geschnitzte, mit Nägeln beschlagene Tür in einer weißen Mauer, dahinter die Dächer, Turmspitzen und der Uhrturm von Stone Town.',
  'A red colobus with its pale fringe sits on a mahogany limb in the green shade of Jozani forest.':
    'Ein Roter Stummelaffe mit hellem Haarkranz sitzt im grünen Schatten des Jozani-Walds auf einem Mahagoniast.',
  'From straight above: four green turtles swim to a keeper who kneels on a plank bridge with seaweed, in a tidal pool of dark coral.':
    'Senkrecht von oben: Vier Suppenschildkröten schwimmen im Gezeitenbecken zu einem Pfleger, der mit Seetang auf einem Plankensteg kniet.',
  'The gabled hall of an old market, cones of spice under striped awnings and women with baskets in front.':
    'Die Giebelhalle eines alten Markts, davor Gewürzkegel unter gestreiften Markisen und Frauen mit Körben.',
  'Columns and broken arches of a palace by the sea round an eight-sided fountain, the sun going down.':
    'Säulen und geborstene Bögen eines Palasts am Meer um einen achteckigen Brunnen, dahinter geht die Sonne unter.',
  'Pyramids of oranges, limes and mangoes under round parasols, and a slab of silver fish in front.':
    'Pyramiden aus Orangen, Limetten und Mangos unter runden Sonnenschirmen, davor eine Platte mit silbernen Fischen.',
  'A giant tortoise plods over the grass before the long red walls of the old island prison and the sea.':
    'Eine Riesenschildkröte stapft durchs Gras vor den langen roten Mauern des alten Inselgefängnisses und dem Meer.',
  'Seaweed farmers stoop over rows of sticks and cords in the shallow turquoise water of low tide.':
    'Tangbäuerinnen bücken sich bei Ebbe im flachen türkisen Wasser über Reihen von Stöcken und Schnüren.',
  'Three dhows cross an enormous red sun that sinks into the sea off Kendwa, and two swimmers watch from the shallows.':
    'Drei Daus kreuzen eine gewaltige rote Sonne, die vor Kendwa ins Meer sinkt; zwei Schwimmer sehen vom flachen Wasser aus zu.',
  'A kite surfer leans into the trade wind on the lagoon of Kiwengwa, white foam along the reef, a palm and white sand in front.':
    'Ein Kitesurfer lehnt sich auf der Lagune von Kiwengwa in den Passat, weiße Gischt am Riff, vorn eine Palme und weißer Sand.',
  'A round wooded island in its ring of turquoise, seen from the air, with dolphins leaping in deep blue water.':
    'Eine runde, bewaldete Insel in ihrem türkisen Ring, aus der Luft gesehen, in tiefblauem Wasser springen Delfine.',
  'The ruined mosque of Makutani stands on its undercut coral rock, the low sun inside its great arch, an outrigger going by.':
    'Die Moscheeruine von Makutani steht auf ihrem unterspülten Korallenfels, die tiefe Sonne in ihrem großen Bogen, ein Auslegerboot zieht vorbei.',
  'A hammock hangs in the shade of a palm-thatched roof on the beach, cushions and a brass teapot on the sand; dhows cross the bay.':
    'Eine Hängematte im Schatten eines Palmdachs am Strand, Kissen und eine Teekanne aus Messing im Sand; Daus segeln durch die Bucht.',
  'A nutmeg split on its branch, red mace round the dark seed, with cloves in bud; behind it a dhow off Stone Town at noon.':
    'Eine aufgesprungene Muskatnuss am Zweig, rote Muskatblüte um den dunklen Kern, dazu knospende Nelken; dahinter mittags eine Dau vor Stone Town.',
  'Half above and half under the sea: a sailboat and palms on top, a turtle, a ray and bright fish over coral below.':
    'Halb über, halb unter dem Meer: oben ein Segelboot und Palmen, unten eine Schildkröte, ein Rochen und bunte Fische über Korallen.',
  'A full moon lays a broken path of light on a violet sea; a dhow crosses it, palms lean in from a quiet beach.':
    'Ein Vollmond legt eine gebrochene Lichtbahn auf ein violettes Meer; eine Dau quert sie, vom stillen Strand neigen sich Palmen herein.',
  'Two journeys on one sheet parted by a slant: a giraffe on the red evening plain, a white dhow on a turquoise reef.':
    'Zwei Reisen auf einem Blatt, durch eine Schräge getrennt: eine Giraffe in der roten Abendebene, eine weiße Dau am türkisen Riff.',
  'Light falls through the mouth of a cave hung with stalactites on two visitors, bats turning in the beam.':
    'Licht fällt durch die Öffnung einer Höhle voller Stalaktiten auf zwei Besucher, im Strahl kreisen Fledermäuse.',
  'A white two-storey house of arcades under red tiled roofs, flag on its gable, palms and visitors in front.':
    'Ein weißes zweistöckiges Arkadenhaus unter roten Ziegeldächern, eine Fahne auf dem Giebel, davor Palmen und Besucher.',
  'Tall pillar tombs of coral stone, bowls set into their necks, stand against a low sun over the sea.':
    'Hohe Pfeilergräber aus Korallenstein, in deren Hälse Schalen eingelassen sind, stehen vor einer tiefen Sonne über dem Meer.',
  'The carved prayer niche of a ruined mosque, red bosses on its frame, in the green bush near the coast.':
    'Die behauene Gebetsnische einer Moscheeruine mit roten Buckeln am Rahmen, im grünen Busch nahe der Küste.',
  'Porters with bales on their heads file towards the gate of the white caravanserai at Bagamoyo at dawn.':
    'Träger mit Ballen auf dem Kopf ziehen im Morgengrauen in einer Reihe auf das Tor der weißen Karawanserei von Bagamoyo zu.',
  'The red castle rock of Olduvai rises from its gorge; in the cut beds in front lie a hand axe and the crested skull of Paranthropus boisei.':
    'Der rote Burgfelsen von Olduvai ragt aus seiner Schlucht; vorn in den Schichten liegen ein Faustkeil und der Schädel von Paranthropus boisei mit Scheitelkamm.',
  'Stone-walled fields in steps and a winding furrow of water lie at the foot of the great Rift escarpment.':
    'Steinumfriedete Felder in Stufen und ein gewundener Wassergraben liegen am Fuß der großen Grabenwand.',
  'Pillars of banded sandstone, each under its cap, stand tall in a gully as the sun comes up behind them.':
    'Pfeiler aus gebändertem Sandstein, jeder unter seiner Kappe, ragen in einer Schlucht auf, hinter ihnen geht die Sonne auf.',
  'The flat white crown of Kilimanjaro fills the sky; far below it a line of trekkers passes between giant groundsels.':
    'Die flache weiße Krone des Kilimandscharo füllt den Himmel; tief darunter zieht eine Reihe Wanderer zwischen Riesensenezien hindurch.',
  'A two-horned chameleon grips a twig above the terraced fields and red roofs of the Usambara, ridge behind blue ridge.':
    'Ein zweihörniges Chamäleon umklammert einen Zweig über den Terrassenfeldern und roten Dächern der Usambara-Berge, Kamm hinter blauem Kamm.',
  'The Sanje waterfall drops in three white leaps through the rain forest of the Udzungwa Mountains, two walkers at its foot.':
    'Der Sanje-Wasserfall stürzt in drei weißen Sprüngen durch den Regenwald der Udzungwa-Berge, zwei Wanderer an seinem Fuß.',
  'Trekkers on the knife-edge of Mount Meru at sunrise: the ash cone in the crater below, Kilimanjaro above the cloud beyond.':
    'Wanderer auf dem messerscharfen Grat des Mount Meru bei Sonnenaufgang: unten im Krater der Aschekegel, jenseits über den Wolken der Kilimandscharo.',
  'The steep cone of Oldonyo Lengai, streaked white with lava, stands above its own reflection in the pink water of Lake Natron.':
    'Der steile Kegel des Oldonyo Lengai, weiß von Lava gestreift, steht über seinem Spiegelbild im rosa Wasser des Natronsees.',
  'Five giraffes stand in a row on a green ridge in order of height, the calf first, under heaped white clouds.':
    'Fünf Giraffen stehen der Größe nach auf einem grünen Höhenzug, das Kalb voran, unter hoch aufgetürmten weißen Wolken.',
  'A safari jeep on a winding road between golden hills and a turquoise sea, with a striped balloon overhead.':
    'Ein Safarijeep auf einer gewundenen Straße zwischen goldenen Hügeln und türkisfarbenem Meer, darüber ein gestreifter Ballon.',
  'Three small prints fanned on a dark table: a giraffe at sunset, a dhow on the reef and a snow-capped mountain.':
    'Drei kleine Drucke, aufgefächert auf einem dunklen Tisch: eine Giraffe bei Sonnenuntergang, eine Dau am Riff und ein schneebedeckter Berg.',
  'On one horizon: a safari car, a lit tent, a small plane coming in to land, and a dhow on the sea.':
    'Auf einem Horizont: ein Safariwagen, ein erleuchtetes Zelt, ein kleines Flugzeug im Landeanflug und eine Dau auf dem Meer.',
  'The sun as the dial of a compass, its red needle pointing past a lone acacia over quiet hills.':
    'Die Sonne als Zifferblatt eines Kompasses; die rote Nadel zeigt an einer einzelnen Akazie vorbei über stille Hügel.',
  'A small bush plane banks over a green crater and its lake, the coast and the open sea beyond.':
    'Ein kleines Buschflugzeug kurvt über einem grünen Krater mit See, dahinter die Küste und das offene Meer.',
  'Lamplight on the veranda of an old rest house at night, a tent and a hammock between palms beside it.':
    'Lampenlicht auf der Veranda eines alten Gästehauses bei Nacht, daneben zwischen Palmen ein Zelt und eine Hängematte.',
  'A long table laid with flowers and candles on the beach at dusk, a string of lanterns above it.':
    'Ein langer Tisch mit Blumen und Kerzen am Strand in der Abenddämmerung, darüber eine Lichterkette aus Laternen.',
  'Three striped pavilions, small, middling and large, with pennants flying on a golden beach by the sea.':
    'Drei gestreifte Pavillons, klein, mittel und groß, mit flatternden Wimpeln an einem goldenen Strand am Meer.',
  'Lanterns hang between two palms over a pavilion on the night beach, guests standing before a rising moon.':
    'Laternen hängen zwischen zwei Palmen über einem Pavillon am nächtlichen Strand, Gäste stehen vor dem aufgehenden Mond.',
  'At dawn a dhow lies at anchor before a low shore, its parcel landed on the sand under the palms.':
    'Im Morgengrauen ankert eine Dau vor einem flachen Ufer, ihr Paket liegt schon im Sand unter den Palmen.',
  'An atlas lies open under a full moon; a giraffe and a snowy mountain stand up from one page, a dhow and a palm from the other.':
    'Ein Atlas liegt offen unter dem Vollmond; aus einer Seite ragen eine Giraffe und ein verschneiter Berg, aus der anderen eine Dau und eine Palme.',
};
