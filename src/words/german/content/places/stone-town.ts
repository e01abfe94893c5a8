/** The page of Stone Town. */
export const stoneTown: Readonly<Record<string, string>> = {
  'Stone Town, Zanzibar: doors, lanes and sea front': 'Stone Town, Sansibar: Türen, Gassen und Uferpromenade',
  'How to spend two to three days in the old town of Zanzibar: when to walk, what to wear, where its hard history is told, and why getting lost is the plan.':
    'Zwei bis drei Tage in Sansibars Altstadt: wann Sie gehen, was Sie anziehen, wo die harte Geschichte erzählt wird und warum Sie sich verlaufen sollten.',
  'Walking the lanes with a guide': 'Mit einem Guide durch die Gassen',
  'The slavery exhibition and cathedral': 'Die Ausstellung zur Sklaverei und die Kathedrale',
  'Forodhani food stalls after dark': 'Abends an den Essensständen von Forodhani',
  'Carved doors and courtyards': 'Geschnitzte Türen und Innenhöfe',
  'Sunset sail by dhow': 'Mit der Dau in den Sonnenuntergang',
  '2-3 days': '2–3 Tage',
  'Coral walls, coffee at the corner, five calls to prayer, and a map that will not help you.':
    'Mauern aus Koralle, Kaffee an der Ecke, fünf Gebetsrufe und ein Stadtplan, der Ihnen nicht hilft.',
  'Everything about the place was decided by wind. From December to March the kaskazi blew ships down from Arabia and Gujarat; from April the kusi blew them home with ivory, cloves and people. When the Omani sultan Said moved his court from Muscat in the 1830s, a fishing point with a fort became, within one lifetime, the richest town on the coast. Merchants built in coral rag and lime, four storeys round a courtyard, and put their money into the door.':
    'Alles an diesem Ort hat der Wind entschieden. Von Dezember bis März wehte der Kaskazi die Schiffe von Arabien und Gujarat herab; ab April wehte der Kusi sie heim, mit Elfenbein, Nelken und Menschen. Als der omanische Sultan Said in den 1830er-Jahren seinen Hof von Maskat verlegte, wurde aus einer Fischerlandzunge mit Festung binnen eines Menschenlebens die reichste Stadt der Küste. Die Kaufleute bauten aus Korallenstein und Kalk, vier Stockwerke um einen Hof, und steckten ihr Geld in die Tür.',
  'Much of that money came from slavery, and the town no longer looks away. The market was closed by treaty in 1873. On its ground stands the Anglican cathedral, the altar set by tradition where the whipping post was; next to it an exhibition tells the story with names, in an hour you will not hurry. In 1964 a revolution ended the sultanate, and many families whose houses these were left.':
    'Viel von diesem Geld kam aus der Sklaverei, und die Stadt sieht nicht mehr weg. 1873 wurde der Markt durch einen Vertrag geschlossen. Auf seinem Grund steht die anglikanische Kathedrale, der Altar der Überlieferung nach dort, wo der Pfahl zum Auspeitschen stand; daneben erzählt eine Ausstellung die Geschichte mit Namen, in einer Stunde, in der Sie nicht eilen werden. 1964 beendete eine Revolution das Sultanat, und viele Familien, denen diese Häuser gehörten, gingen fort.',
  'UNESCO listed the town in 2000, and salt goes on eating it. The House of Wonders lost its front and tower on Christmas Day 2020 and has stood behind hoardings since. Elsewhere people live as they have: washing on lattice balconies, Koran school in a front room, a cat on every third step.':
    'Seit 2000 ist die Stadt Welterbe der UNESCO, und das Salz frisst weiter an ihr. Das Haus der Wunder verlor am Weihnachtstag 2020 Fassade und Turm und steht seitdem hinter Bauzäunen. Sonst lebt man hier wie immer: Wäsche auf Gitterbalkonen, Koranschule im Vorderzimmer, auf jeder dritten Stufe eine Katze.',
  'Three hours, starting before the heat, with someone who grew up here: market, cathedral, Hamamni baths, courtyards, and how to tell an Arab door (square frame, verses over the lintel) from a Gujarati one (folding leaves, brass spikes).':
    'Drei Stunden, Beginn vor der Hitze, mit jemandem, der hier aufgewachsen ist: Markt, Kathedrale, Hamamni-Bäder, Innenhöfe, und woran Sie eine arabische Tür (eckiger Rahmen, Verse über dem Sturz) von einer aus Gujarat (Faltflügel, Messingspitzen) unterscheiden.',
  'The stone benches along the walls are the town’s sitting room. At Jaws Corner men pour bitter coffee from brass pots and argue about football and politics.':
    'Die Steinbänke an den Mauern sind das Wohnzimmer der Stadt. An Jaws Corner schenken Männer bitteren Kaffee aus Messingkannen aus und streiten über Fußball und Politik.',
  'Lamps, charcoal, sugar cane crushed with lime and ginger, Zanzibar pizza off the iron. Choose fish that is cooked in front of you and ask the price before it is.':
    'Lampen, Holzkohle, Zuckerrohr, mit Limette und Ingwer gepresst, Sansibar-Pizza vom Blech. Wählen Sie Fisch, der vor Ihren Augen gegart wird, und fragen Sie vorher nach dem Preis.',
  'Dhow at five': 'Um fünf auf die Dau',
  'Two hours off the sea front while boys somersault from the wall and the muezzins begin, each a little late.':
    'Zwei Stunden vor der Uferpromenade, während Jungen Saltos von der Mauer schlagen und die Muezzine beginnen, jeder ein wenig zu spät.',
  'Violin, qanun, accordion and long love songs. Clubs rehearse on some evenings, and we know which.':
    'Geige, Qanun, Akkordeon und lange Liebeslieder. An manchen Abenden proben die Vereine, und wir wissen, an welchen.',
  'Shoulders and knees covered, for everyone, also on the way back from a swim.':
    'Schultern und Knie bedeckt, das gilt für alle, auch auf dem Rückweg vom Baden.',
  'Mosques are for worshippers; look from the lane, and leave the way free at prayer time.':
    'Moscheen sind zum Beten da; schauen Sie von der Gasse aus, und lassen Sie zur Gebetszeit den Weg frei.',
  'Friday between noon and two, shops close. In Ramadan, eat by day only indoors.':
    'Freitags sind zwischen zwölf und zwei die Läden zu. Im Ramadan essen Sie tagsüber nur drinnen.',
  'Ask before photographing people. No is an answer.':
    'Fragen Sie, bevor Sie Menschen fotografieren. Nein ist eine Antwort.',
  'Use a licensed guide, and smile at the others: hapana, asante.':
    'Nehmen Sie einen lizenzierten Guide, und lächeln Sie den anderen zu: „hapana, asante“ (nein, danke).',
  'After dark, keep to lit lanes and leave passports in the safe.':
    'Bleiben Sie nach Einbruch der Dunkelheit in beleuchteten Gassen, und lassen Sie die Pässe im Safe.',
  'Power cuts happen. Carry a torch.': 'Der Strom fällt aus. Nehmen Sie eine Taschenlampe mit.',
  'Fifteen to twenty minutes from the airport by car; the fast ferry from Dar es Salaam takes about two hours. The last stretch is on foot, behind a porter’s cart.':
    'Fünfzehn bis zwanzig Minuten mit dem Auto vom Flughafen; die Schnellfähre aus Daressalam braucht etwa zwei Stunden. Das letzte Stück geht es zu Fuß hinter dem Karren eines Trägers her.',
  'House crows in thousands, cats by the hundred, and at dusk fruit bats over the harbour trees.':
    'Glanzkrähen zu Tausenden, Katzen zu Hunderten und in der Dämmerung Flughunde über den Bäumen am Hafen.',
  'Swahili, Arab, Indian and African at the same table. Greetings come first and take time: answer hujambo with sijambo, and shikamoo, for elders, will be met with delight.':
    'Swahili, Araber, Inder und Afrikaner an einem Tisch. Zuerst kommt der Gruß, und er braucht Zeit: Auf „hujambo“ antworten Sie „sijambo“, und über ein „shikamoo“ freuen sich die Älteren.',
  'Book Your Stone Town Experience Now': 'Ihr Erlebnis in Stone Town buchen',
};
