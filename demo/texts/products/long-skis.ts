import type { LongWords } from "./spoken";

export const longSkis: LongWords = {
  "AM-101": {
    de: "Der Hřeben ist unser meistgeliehener Ski, und dieselben Leute kommen wegen ihm wieder. Zwei Lagen Titanal halten die Kante auf Eis, und doch verzeiht die Schaufel eine nachlässige Haltung im zerfahrenen Schnee. Nichts für den ersten Tag: Bei langsamer Fahrt merkt man, dass er geführt werden will.",
    it: "L'Hřeben è il nostro sci più noleggiato, e chi lo prova torna a chiederlo. Due lamine di titanal tengono sul ghiaccio, ma la punta perdona una posizione pigra nella neve smossa. Non è per il primo giorno: a bassa velocità si sente che vuole essere guidato.",
  },
  "AM-102": {
    de: "Sechs Millimeter breiter als der 78er und am Ende deutlich steifer. Im langen Schwung rührt er sich kaum. Unter 75 Kilo oder in kurzen gerutschten Schwüngen ist er mehr Arbeit als Vergnügen; nehmen Sie dann seine schmale Schwester.",
    it: "Sei millimetri più largo del 78 e molto più rigido in coda. Nella curva lunga quasi non si muove. Sotto i 75 chili, o nelle curve corte e derapate, è più fatica che piacere: meglio la sorella stretta.",
  },
  "AM-103": {
    de: "Der Paulowniakern spart ein halbes Kilo pro Paar; das merken Sie am Schlepplift und auf dem Weg vom Auto. Die Jitřenka dreht auch langsam gern und wächst mit Ihnen mit. Auf gefrorenen Pisten nach vier Uhr wird sie nervös.",
    it: "L'anima in paulownia toglie mezzo chilo al paio: lo si nota allo skilift e lungo la strada dall'auto. La Jitřenka gira volentieri anche piano e cresce con chi la usa. Sulle piste ghiacciate dopo le quattro diventa nervosa.",
  },
  "AM-104": {
    de: "Gebaut wie die Herrenmodelle, nur ab 152 cm und mit der Bindung einen Zentimeter weiter vorn. Hält auf harter Piste und schwimmt in zwanzig Zentimetern Neuschnee. Für einen ruhigen Tag auf blauen Pisten unnötig streng.",
    it: "Costruito come i modelli da uomo, ma dai 152 cm e con l'attacco un centimetro più avanti. Tiene sul duro e galleggia in venti centimetri di neve fresca. Inutilmente severo per una giornata tranquilla sulle blu.",
  },
  "AM-105": {
    de: "Die Stezka hat Schaufel und Ende angehoben, damit sie nicht dann zubeißt, wenn Sie es am wenigsten erwarten. Sie verzeiht Fehler, statt sie zurückzugeben. Sobald Sie im Schwung beschleunigen, tauschen Sie sie gegen den Hřeben; der Tausch während der Miete ist kostenlos.",
    it: "La Stezka ha punta e coda rialzate, così non morde quando meno lo si aspetta. Perdona gli errori invece di restituirli. Quando si comincia ad accelerare in curva, è ora di cambiarla con un Hřeben: il cambio durante il noleggio è gratuito.",
  },
  "AM-106": {
    de: "Der Holzkern ohne Metall schluckt das Rattern und drängt nicht zum Tempo. Eltern nehmen ihn, um den Kindern hinterherzufahren und sich eine Abfahrt mit Vollgas zu stehlen. An gefrorenen Morgen endet der Griff früher als bei Modellen mit Titanal.",
    it: "L'anima in legno senza metallo assorbe le vibrazioni e non spinge a correre. Lo prendono i genitori per seguire i figli e rubare una discesa a tutta. Nelle mattine ghiacciate la presa finisce prima che nei modelli con titanal.",
  },
  "AM-107": {
    de: "Wir sind ihn eine Woche in Österreich gefahren: Nach zehn Zentimetern Neuschnee wollte niemand mehr tauschen. Beim reinen Carven ist er von Kante zu Kante einen halben Takt langsamer. Wer nur präparierte Pisten fährt, hat von der Breite nichts.",
    it: "Lo abbiamo provato una settimana in Austria: dopo dieci centimetri di neve fresca nessuno voleva più cambiarlo. Nel carving puro è mezzo tempo più lento da una lamina all'altra. Se si scia solo sul battuto, la larghezza è sprecata.",
  },
  "AM-108": {
    de: "Die Rennwerkstatt hat diesmal etwas Härte herausgenommen. Die Präzision blieb, dazu kam eine geschmeidige Schaufel, die Buckel schluckt. Wir schleifen die Kanten auf 88 Grad, und auf Eis merken Sie das im ersten Schwung.",
    it: "Il reparto corse questa volta ha tolto un po' di rigidità. La precisione è rimasta, e in più c'è una punta morbida che assorbe le gobbe. Lo affiliamo a 88 gradi e sul ghiaccio si sente dalla prima curva.",
  },
  "CRV-101": {
    de: "Schmal unter dem Schuh, schnell von Kante zu Kante und mit einem Rückstoß am Ende des Schwungs, der Sie in den nächsten wirft. Gegen Mittag, wenn der Schnee zerfahren ist, wird er laut; eine gute Zeit für eine Suppe.",
    it: "Stretto sotto lo scarpone, rapido da una lamina all'altra, con un ritorno che lancia nella curva successiva. Verso mezzogiorno, quando la neve è rovinata, diventa rumoroso: è il momento buono per una zuppa.",
  },
  "CRV-102": {
    de: "Diesen haben wir für unsere Carvingkurse ausgewählt: Er stellt sich mühelos auf die Kante und straft Sie nicht, wenn Sie nachlassen. Richtig ab dem Tag, an dem Sie nicht mehr im Pflug fahren. Für Buckel und weichen Schnee ist er zu schmal.",
    it: "È quello che abbiamo scelto per i corsi di carving: si mette di lamina senza fatica e non punisce chi molla. Va bene dal giorno in cui si lascia lo spazzaneve. Troppo stretto per gobbe e neve molle.",
  },
  "CRV-103": {
    de: "Zwölf Meter Radius heißt, dass Sie auch dort wenden, wo die Piste so breit ist wie eine Landstraße. Die leichte Bauweise schont die Knie. Wer lange Bögen von Rand zu Rand mag, nimmt die Polednice.",
    it: "Dodici metri di raggio vogliono dire girare anche dove la pista è larga come una strada di campagna. La costruzione leggera risparmia le ginocchia. A chi piacciono gli archi lunghi da bordo a bordo consigliamo la Polednice.",
  },
  "CRV-104": {
    de: "Eine volle Lage Titanal von der Spitze bis zum Ende und eine Platte aus dem Rennprogramm. Verlangt aktive Knie und belohnt sie mit kurzen, genauen Schwüngen. Fragen Sie mittags nach frischem Wachs, wir machen es, während Sie warten.",
    it: "Un foglio intero di titanal dalla punta alla coda e la piastra dei modelli da gara. Chiede ginocchia attive e le ripaga con curve corte e precise. A metà giornata chiedete una sciolina fresca: la facciamo mentre aspettate.",
  },
  "CRV-105": {
    de: "Der Začátek will nichts anderes sein, als er ist. Eine weiche Schaufel, gerundete Kanten und eine Bindung, in die man leicht einsteigt. Nach drei Tagen sind Sie ihm vielleicht entwachsen, und so soll es sein.",
    it: "Lo Začátek non finge di essere altro. Punta morbida, spigoli smussati e un attacco in cui si entra facilmente. Dopo tre giorni forse non basterà più, ed è giusto così.",
  },
  "CRV-106": {
    de: "Rennbau mit zivilerem Radius. Über vierzig Stundenkilometern ruhig, darunter mürrisch. Wir geben ihn Leuten, die ihn beim Namen verlangen, und die bringen ihn mit einem Lächeln und windroten Ohren zurück.",
    it: "Costruzione da gara con un raggio più civile. Tranquillo sopra i quaranta all'ora, scontroso sotto. Lo diamo a chi lo chiede per nome, e chi lo riporta sorride e ha le orecchie rosse di vento.",
  },
  "CRV-107": {
    de: "Bis 184 cm gebaut, mit einem Flex, der hundert Kilo trägt. Der lange Radius lädt zu Bögen über die ganze Pistenbreite ein. Auf einem vollen Hang am Wochenende fehlt ihm der Platz.",
    it: "Fino a 184 cm, con una rigidità che regge un quintale. Il raggio lungo invita ad archi su tutta la pista. Nei fine settimana affollati gli manca lo spazio.",
  },
  "RAC-101": {
    de: "Kurz, hart, sofort da. Er schneidet, und Sie sind am nächsten Tor. Nach einer Stunde kennen Sie Ihre Oberschenkel; verlieren Sie den Winkel, sagt es Ihnen der Ski laut.",
    it: "Corto, duro, immediato. Taglia e si è già al palo dopo. In un'ora si scoprono i muscoli delle cosce; se si perde l'angolo, lo sci lo dice forte.",
  },
  "RAC-102": {
    de: "Dreiundzwanzig Meter Radius sind auf der öffentlichen Piste nutzlos und im Training unbezahlbar. Meist leihen ihn Vereine; für offene Rennen fragen Sie nach einem vergünstigten Paar zum Einfahren.",
    it: "Ventitré metri di raggio sono inutili su una pista aperta e preziosi in allenamento. Lo noleggiano soprattutto gli sci club; per le gare aperte chiedete un paio scontato per il riscaldamento.",
  },
  "RAC-103": {
    de: "Den leihen Eltern, die nicht jeden Herbst ein neues Paar kaufen wollen. Der Flex passt zu etwa vierzig Kilo. Ein Tausch der Länge pro Saison ist frei.",
    it: "Lo noleggiano i genitori stanchi di comprare un paio nuovo ogni autunno. La rigidità è adatta a circa quaranta chili. Un cambio di lunghezza a stagione è gratuito.",
  },
  "FR-101": {
    de: "Achtundneunzig Millimeter sind ein Kompromiss, der in den Alpen an sechs von sieben Tagen stimmt. Die Rockerschaufel steigt von selbst auf, stehen Sie nur in der Mitte. In eisigen Querungen bleiben Sie bescheiden, die Kante kommt gerade so durch.",
    it: "Novantotto millimetri sono un compromesso che sulle Alpi funziona sei giorni su sette. La punta con rocker sale da sola, basta stare al centro. Nei traversi ghiacciati serve umiltà: la lamina se la cava appena.",
  },
  "FR-102": {
    de: "Wir haben nur wenige, und in einer schneereichen Woche sind sie in einer Stunde weg. Im knietiefen Schnee bremsen 108 Millimeter die Zeit. Auf harter Piste stehen Sie nur im Weg; nehmen Sie ihn, wenn Sie sicher sind.",
    it: "Ne abbiamo pochi e in una settimana di neve spariscono in un'ora. Con la neve al ginocchio 108 millimetri rallentano il tempo. Sul duro si è solo d'intralcio: prendetelo quando siete sicuri.",
  },
  "FR-103": {
    de: "3,1 kg pro Paar mit Bindung. Die Metelice dreht zwischen Bäumen williger als der Závěj und springt dafür im schnellen, zerfahrenen Schnee mehr. Nehmen Sie eine Länge um Ihre Körpergröße.",
    it: "3,1 kg al paio con gli attacchi. La Metelice gira tra gli alberi più volentieri dello Závěj e in cambio rimbalza di più nella neve smossa e veloce. Prendete una lunghezza vicina alla vostra altezza.",
  },
  "FR-104": {
    de: "Bindung nahe der Mitte, hinten so hochgezogen wie vorn und Kanten, die Rails überleben. Die Oberseite sieht nach ein paar Wochen danach aus, und das stört uns nicht: Kratzer von Boxen berechnen wir nie.",
    it: "Attacco quasi al centro, coda rialzata come la punta e lamine che sopravvivono ai rail. Dopo qualche settimana la superficie lo dimostra, e a noi va bene: i graffi dei box non si pagano mai.",
  },
  "SB-101": {
    de: "Ein Leisten von 104 mm nimmt auch Füße auf, die noch in keinen Skischuh gepasst haben. Die Schnallen gehen leicht, der Innenschuh ist warm. Für Rennen zu weich, für die ersten Tage genau richtig.",
    it: "Una pianta da 104 mm accoglie anche i piedi che in uno scarpone non sono mai entrati. Le leve scorrono facili e la scarpetta è calda. Troppo morbido per le gare, perfetto per i primi giorni.",
  },
  "SB-102": {
    de: "Die Gummisohle rutscht auf der Lifttreppe nicht. Flex 90 führt einen Hřeben oder eine Rovina, ohne die Waden zu ermüden. Die Bindung stellen wir dafür immer neu ein, die Sohle ist anders als beim klassischen Schuh.",
    it: "La suola in gomma non scivola sulle scale degli impianti. Il flex 90 guida un Hřeben o una Rovina senza stancare i polpacci. Per questo scarpone regoliamo sempre di nuovo l'attacco: la suola è diversa da quella classica.",
  },
  "SB-103": {
    de: "Die Schale mit 100 mm hält die Ferse, auch wenn Sie sich in die Zunge lehnen. Öffnen Sie ihn am ersten Tag nach zwei Stunden für eine Weile. Den Zehenraum weiten wir, während Sie warten.",
    it: "Lo scafo da 100 mm tiene il tallone anche quando ci si appoggia in avanti. Il primo giorno allentatelo un po' dopo due ore. La punta la allarghiamo mentre aspettate.",
  },
  "SB-104": {
    de: "Die Manschette endet unter der Wade und drückt daher nicht. Ein Innenschuh mit Wolle bleibt auch auf Sesselliften den ganzen Tag warm. Passt genau zu Stužka und Polednice.",
    it: "Il gambetto finisce sotto il polpaccio e non preme. La scarpetta in lana resta calda tutto il giorno anche in seggiovia. L'ideale con Stužka e Polednice.",
  },
  "SB-105": {
    de: "Zwei Schnallen statt vier, auch auf dem kalten Parkplatz leicht anzuziehen. Innen flauschig, im Frühling fast zu warm. Wer schnell fährt, wird mehr Halt wollen.",
    it: "Due leve invece di quattro, facile da infilare anche in un parcheggio gelido. Dentro è felpato, in primavera quasi troppo caldo. Chi va veloce vorrà più sostegno.",
  },
  "SB-106": {
    de: "Eine schmale Schale mit 96 mm, verschraubte Sohlen und ein Flex, der in der Kälte wächst. Nur zum Rennski und nur nach Anprobe bei uns, das erspart beiden einen traurigen Tag.",
    it: "Scafo stretto da 96 mm, suole avvitate, un flex che cresce con il freddo. Solo con sci da gara e solo dopo averlo provato da noi: così evitiamo a tutti una giornata triste.",
  },
  "POL-101": {
    de: "Ein einfacher Griff, eine Klettschlaufe und ein Teller, der nicht in Netzen hängen bleibt. Verbiegen Sie einen, biegen wir ihn gerade, und damit ist es erledigt.",
    it: "Impugnatura semplice, laccio a strappo e una rotella che non si impiglia nelle reti. Se ne piegate uno, lo raddrizziamo e finisce lì.",
  },
  "POL-102": {
    de: "Die Schlaufe löst sich beim Sturz, und der Daumen bleibt heil. Das Gewicht merken Sie am Nachmittag, wenn die Arme nicht schmerzen. Vorsicht vor fremden Kanten, Carbon mag sie nicht.",
    it: "Il lacciolo si stacca in caso di caduta e il pollice resta intero. Il peso si apprezza nel pomeriggio, quando le braccia non fanno male. Attenzione alle lamine altrui: al carbonio non piacciono.",
  },
  "POL-103": {
    de: "Der Hebel hält mit Handschuhen und im nassen Schnee. Der Schaum unter dem Griff hilft in Querungen, wo man den oberen Stock tiefer fasst. Tiefschneeteller sind dabei.",
    it: "La leva tiene con i guanti e nella neve bagnata. La spugna sotto l'impugnatura aiuta nei traversi, dove il bastoncino a monte si tiene più in basso. Rotelle da neve fresca incluse.",
  },
  "HLM-101": {
    de: "Der Schieber geht mit Fäustlingen. Die Ohrpolster lassen sich abnehmen, im Frühling eine Wohltat. Alle unsere Brillen passen dazu.",
    it: "La regolazione funziona con le muffole. I paraorecchie si tolgono, cosa gradita in primavera. Vanno bene tutte le nostre maschere.",
  },
  "HLM-102": {
    de: "Das Visier schließt über jeder Brille, und die Lüftung hält es am Lift klar. Bei dichtem Schneefall sehen Sie etwas weniger als mit einer Skibrille.",
    it: "La visiera si chiude sopra qualsiasi occhiale e le prese d'aria la tengono limpida in seggiovia. Con nevicate fitte si vede un po' meno che con la maschera.",
  },
  "HLM-103": {
    de: "Der leichteste Helm, den wir haben. Das Futter wird nach jeder Miete gewaschen; ein dünnes Stirnband darunter reicht.",
    it: "Il casco più leggero che abbiamo. L'imbottitura si lava dopo ogni noleggio; sotto basta una fascia sottile.",
  },
  "HLM-104": {
    de: "Die Magnetschnalle zwickt nicht, und das Rad dreht sich auch mit kalten Fingern. Die Farben sind mit Absicht laut: So finden Sie Ihr Kind am Lift.",
    it: "La fibbia magnetica non pizzica e la rotella gira anche con le dita gelate. I colori sono vivaci apposta: così ritrovate il vostro bambino allo skilift.",
  },
  "GOG-101": {
    de: "Wenn Sie nicht wissen, wie das Wetter wird, nehmen Sie diese. In voller Sonne auf dem Gletscher blinzeln Sie damit; dafür gibt es die Poledne.",
    it: "Se non si sa che tempo farà, è quella giusta. In pieno sole sul ghiacciaio si strizzano gli occhi: lì serve la Poledne.",
  },
  "GOG-102": {
    de: "Für Grate im März, wenn der Schnee von allen Seiten blendet. Wechseln Sie sie mit den ersten Wolken, sonst übersehen Sie einen Buckel.",
    it: "Per le creste di marzo, quando la neve abbaglia da ogni lato. Alle prime nuvole cambiatela, o vi sfuggirà una gobba.",
  },
  "GOG-103": {
    de: "Sie hebt den Kontrast, bis man den Rand der Piste sieht. Unter Flutlicht die beste, die wir haben.",
    it: "Aumenta il contrasto finché si vede il bordo della pista. Sotto i fari è la migliore che abbiamo.",
  },
  "GOG-104": {
    de: "Aussparungen im Schaum halten die Bügel von den Schläfen fern. Das Glas passt sich in einer halben Minute an.",
    it: "Gli incavi nella spugna tengono le stanghette lontane dalle tempie. La lente si adatta in mezzo minuto.",
  },
  "TS-101": {
    de: "Mit zweieinhalb Kilo pro Paar kommen Sie auch untrainiert auf die Sněžka. Auf gefrorener Abfahrt halten sie besser, als leichte Ski dürften. Im tiefen Schnee drehen sie schwerer.",
    it: "Con due chili e mezzo al paio si arriva sulla Sněžka anche senza allenamento. In discesa sul ghiacciato tengono meglio di quanto dovrebbero sci così leggeri. Nella neve alta si girano con più fatica.",
  },
  "TS-102": {
    de: "Keine Frage rosa Farbe: Eine verschobene Mitte und ein leichterer Kern haben unter sechzig Kilo ihren Sinn. Die Felle kleben auch bei Frost, tragen Sie sie trotzdem unter der Jacke.",
    it: "Non è questione di vernice rosa: il centro spostato e l'anima più leggera hanno senso sotto i sessanta chili. Le pelli si attaccano anche sotto zero, ma portatele comunque sotto la giacca.",
  },
  "TS-103": {
    de: "Die breite Schaufel trägt in unverspurtem Alpenschnee, und Rinnen mit vierzig Grad bringen sie nicht aus der Ruhe. Für eine ganztägige Durchquerung nähmen wir die leichtere Hřebenovka.",
    it: "La punta larga galleggia nella neve alpina vergine e i canali a quaranta gradi non la turbano. Per una traversata di un giorno intero prenderemmo la più leggera Hřebenovka.",
  },
  "TS-104": {
    de: "Carbon merkt man beim Aufstieg. Bergab brauchen Sie Technik; Anfängern geben wir ihn nicht. Die Felle löst man von vorn, ohne die Ski abzuschnallen.",
    it: "Il carbonio si sente in salita. In discesa ci vuole tecnica: ai principianti non li diamo. Le pelli si staccano dalla punta senza togliere gli sci.",
  },
  "TS-105": {
    de: "Titanal nur unter dem Schuh, sonst Holz. Auch auf zerfahrener Piste sicher, gut für Tage, die am Lift beginnen und zu Fuß enden.",
    it: "Titanal solo sotto lo scarpone, altrove legno. Sicuro anche sulla pista rovinata, adatto ai giorni che iniziano in seggiovia e finiscono a piedi.",
  },
  "TB-101": {
    de: "Sechzig Grad Bewegung im Knöchel, den Hebel legt man mit dem Stock um. Etwas weiter als andere; kaum jemand kommt mit Blasen zurück.",
    it: "Sessanta gradi di movimento alla caviglia, la leva si aziona con il bastoncino. Un po' più largo degli altri: quasi nessuno torna con le vesciche.",
  },
  "TB-102": {
    de: "Dieselbe Schale, ein anderer Innenschuh: schmalere Ferse, mehr Platz für die Wade. Aufwärts geht er von selbst; für steile Abfahrten ziehen Sie die oberste Schnalle fest.",
    it: "Lo stesso scafo, un'altra scarpetta: tallone più stretto, più spazio al polpaccio. In salita va da solo; per le discese ripide stringete la leva in alto.",
  },
  "TB-103": {
    de: "Zum Vrchol und für alle, die Höhenmeter zählen. Auf Steinen behutsam: Eine Manschette aus Carbon ist steif, nicht unzerstörbar.",
    it: "Per il Vrchol e per chi conta i metri di dislivello. Delicati sulle rocce: un gambetto in carbonio è rigido, non indistruttibile.",
  },
  "AVA-101": {
    de: "Ein Gerät mit drei Antennen und Markierfunktion, eine Aluschaufel und eine Sonde von 240 cm. Genug für die ersten Tage im Gelände; wer eine Gruppe führt, nimmt den Vůdce.",
    it: "Un ARTVA a tre antenne con marcatura, una pala in alluminio e una sonda da 240 cm. Basta per i primi giorni fuori pista; chi guida un gruppo prende il Vůdce.",
  },
  "AVA-102": {
    de: "Eine Sonde von 320 cm und eine Schaufel, die sich als Hacke stecken lässt, sparen beim Graben Minuten. Eine Karte mit dem Ablauf der Suche liegt bei.",
    it: "Una sonda da 320 cm e una pala che diventa zappa fanno risparmiare minuti di scavo. È inclusa una scheda con la procedura di ricerca.",
  },
  "AVA-103": {
    de: "Ein Superkondensator statt einer Kartusche: Am Tresen lösen wir ihn gemeinsam aus und packen ihn wieder ein. Im Flugzeug erlaubt.",
    it: "Un supercondensatore al posto della bombola: al banco lo attiviamo insieme e lo ripieghiamo. Ammesso in aereo.",
  },
  "AVA-104": {
    de: "Mischung aus Mohair und Nylon, die gleitet und hält. Bringen Sie die Ski einen Tag vorher; das Fell bleibt uns, der Zuschnitt ist inbegriffen.",
    it: "Un misto di mohair e nylon che scorre e tiene. Portate gli sci un giorno prima: la pelle resta a noi, il taglio è compreso.",
  },
  "AVA-105": {
    de: "Gurte halten die Ski zusammen, Rollen schonen die Schulter. Für zwei Paar nehmen Sie zwei Taschen.",
    it: "Le cinghie tengono insieme gli sci, le ruote risparmiano la spalla. Per due paia prendete due sacche.",
  },
};
