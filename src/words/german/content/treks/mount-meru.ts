/** The page of Mount Meru. */
export const mountMeru: Readonly<Record<string, string>> = {
  'Mount Meru trek: 4-5 days along a broken crater': 'Mount Meru: 4–5 Tage an einem zerbrochenen Krater',
  'Giraffes at the gate, bunks at night, a ranger in front and a ridge to 4,566 m: how the climb of Mount Meru goes, and whether it suits your head for heights.':
    'Giraffen am Tor, Kojen in der Nacht, ein Ranger voraus und ein Grat auf 4.566 m: wie die Besteigung des Meru verläuft und ob Sie dafür schwindelfrei sind.',
  '4,566 m': '4.566 m',
  'about 25 km at the base': 'etwa 25 km am Fuß',
  'A crater burst open to the east, with a younger ash cone on its floor':
    'Ein nach Osten aufgesprengter Krater, auf dessen Boden ein jüngerer Aschekegel steht',
  'Hut-to-hut climb with a ranger': 'Von Hütte zu Hütte mit einem Ranger',
  'Walking among giraffe and buffalo': 'Zu Fuß unter Giraffen und Büffeln',
  'Little Meru at sunset': 'Little Meru bei Sonnenuntergang',
  'Crater floor and Njeku': 'Kraterboden und Njeku',
  'Sunrise on Socialist Peak': 'Sonnenaufgang am Socialist Peak',
  '4-5 days': '4–5 Tage',
  'Smaller than its neighbour, steeper, emptier, and in the opinion of many guides the finer climb.':
    'Kleiner als sein Nachbar, steiler, leerer und nach Meinung vieler Guides der schönere Aufstieg.',
  'Within an hour of Momella gate the ranger has stopped twice, once for a giraffe in the way and once to let eleven buffalo finish their grass. He carries a rifle and an unhurried manner. Nobody goes up Meru without him. The forest above is figs and juniper bearded with lichen, and the loudest thing in it is the roar of colobus before breakfast.':
    'Keine Stunde hinter dem Tor Momella hat der Ranger zweimal angehalten, einmal wegen einer Giraffe im Weg und einmal, damit elf Büffel zu Ende grasen konnten. Er trägt ein Gewehr und hat keine Eile. Ohne ihn geht niemand auf den Meru. Der Wald darüber ist Feige und Wacholder mit Flechtenbärten, und das Lauteste darin ist das Brüllen der Stummelaffen vor dem Frühstück.',
  'By afternoon of the second day you sleep at 3,570 m, which is the point of the whole timetable. Meru can be done in less than our four to five days. People do it, with a headache, and remember their boots. The additional night lets you walk up Little Meru for sunset, and it makes the mountain what it often is: the best rehearsal for Kilimanjaro there is.':
    'Am Nachmittag des zweiten Tages schlafen Sie auf 3.570 m, und darum geht es bei dem ganzen Zeitplan. Man kann den Meru in weniger als unseren vier bis fünf Tagen machen. Manche tun es, mit Kopfschmerzen, und erinnern sich an ihre Stiefel. Die zusätzliche Nacht lässt Ihnen Zeit, zum Sonnenuntergang auf den Little Meru zu gehen, und macht den Berg zu dem, was er oft ist: zur besten Generalprobe für den Kilimandscharo.',
  'Summit night wants calm weather and calm feet. You leave at one or two o’clock, cross Rhino Point, and follow the rim of the broken crater for hours, ash on one side, nothing on the other. It is a path and not a climb, with a few rocky steps where hands help. On a dark night you will not see the drop. On the way back you will. Anyone who freezes on balconies should stop at Rhino Point, and watch a sunrise there that is quite as good.':
    'Die Gipfelnacht braucht ruhiges Wetter und ruhige Füße. Um ein oder zwei Uhr gehen Sie los, überqueren Rhino Point und folgen stundenlang dem Rand des zerbrochenen Kraters, auf der einen Seite Asche, auf der anderen nichts. Es ist ein Weg und keine Kletterei, mit ein paar felsigen Stufen, an denen die Hände helfen. In einer dunklen Nacht sehen Sie den Abgrund nicht. Auf dem Rückweg schon. Wer auf Balkonen erstarrt, sollte am Rhino Point bleiben und dort einen Sonnenaufgang ansehen, der genauso gut ist.',
  'Momella route': 'Momella-Route',
  'Momella gate (1,500 m) to Miriakamba Hut (2,514 m), four to six hours; to Saddle Hut (3,570 m), three to five; to the top and down to Miriakamba, ten to twelve; out by the waterfall next morning. A fifth day goes to Saddle or to the crater floor.':
    'Vom Tor Momella (1.500 m) zur Miriakamba-Hütte (2.514 m) vier bis sechs Stunden; zur Saddle-Hütte (3.570 m) drei bis fünf; zum Gipfel und hinab nach Miriakamba zehn bis zwölf; am nächsten Morgen am Wasserfall vorbei hinaus. Ein fünfter Tag gehört der Saddle-Hütte oder dem Kraterboden.',
  '2 hours': '2 Stunden',
  'From Saddle Hut to 3,820 m and back before supper. Climb high, sleep low, and see tomorrow’s ridge laid out in profile.':
    'Von der Saddle-Hütte auf 3.820 m und vor dem Abendessen zurück. Hoch steigen, tief schlafen, und der Grat von morgen liegt im Profil vor Ihnen.',
  'Crater floor': 'Kraterboden',
  '2-3 hours': '2–3 Stunden',
  'Level walking from Miriakamba to Njeku, under cliffs of well over a thousand metres, with the ash cone at the end.':
    'Eben von Miriakamba nach Njeku, unter Wänden von weit über tausend Metern, am Ende der Aschekegel.',
  'The cliff': 'Die Wand',
  'About 7,800 years ago the eastern side collapsed, and mud and boulders ran as far as the foot of Kilimanjaro. You walk through the wound.':
    'Vor etwa 7.800 Jahren brach die Ostseite zusammen, und Schlamm und Blöcke liefen bis an den Fuß des Kilimandscharo. Sie gehen durch die Wunde.',
  'The ash cone': 'Der Aschekegel',
  'Last stirred in 1910. Seen from the rim at seven in the morning it looks like a model of a volcano.':
    'Hat sich zuletzt 1910 gerührt. Um sieben Uhr morgens vom Rand aus gesehen, sieht er aus wie das Modell eines Vulkans.',
  'A metal flag, a book, and a marker that claims 4,562.13 m; maps and this page say 4,566 m. It feels like either.':
    'Eine Fahne aus Metall, ein Buch und eine Marke, die 4.562,13 m behauptet; Karten und diese Seite sagen 4.566 m. Es fühlt sich nach beidem an.',
  'Huts have bunks and mattresses. Bring a bag good to minus ten.':
    'Die Hütten haben Kojen und Matratzen. Bringen Sie einen Schlafsack bis minus zehn Grad mit.',
  'Gloves, hat and windproofs for the ridge, even in February.':
    'Handschuhe, Mütze und Windschutz für den Grat, auch im Februar.',
  'Spare batteries, kept warm in an inside pocket.': 'Ersatzbatterien, in einer Innentasche warm gehalten.',
  'Gaiters keep the ash out; poles save knees on the way down.':
    'Gamaschen halten die Asche fern; Stöcke schonen bergab die Knie.',
  'Say so early if you feel sick. Saddle Hut is a good place to stop.':
    'Sagen Sie früh, wenn Ihnen schlecht wird. Die Saddle-Hütte ist ein guter Ort zum Bleiben.',
  'If Kilimanjaro is next, leave a day or two in between for legs and laundry.':
    'Wenn der Kilimandscharo folgt, lassen Sie ein, zwei Tage für Beine und Wäsche dazwischen.',
  'Plan Your Meru Trek': 'Ihre Meru-Tour planen',
};
