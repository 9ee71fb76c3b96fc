import type { LongWords } from "./spoken";

export const longBikes: LongWords = {
  "HT-101": {
    de: "Ein Kettenblatt, breite Reifen, eine Gabel mit Sperre am Lenker. Auf Wurzeln hüpft es ein wenig, auf Schotter rollt es von selbst. Das ideale erste Rad für ein Wochenende.",
    it: "Una sola corona, gomme larghe, forcella con blocco al manubrio. Sulle radici saltella un po', sulla ghiaia va da sola. La prima bici ideale per un fine settimana.",
  },
  "HT-102": {
    de: "Ein Pařez, der sich auf dem blauen Trail freut. Auf dem roten merken die Hände, dass hinten nichts federt.",
    it: "Il Pařez che si diverte sui trail blu. Su quelli rossi le mani sentono che dietro non si muove nulla.",
  },
  "HT-103": {
    de: "Ein steifer Rahmen, der jedes Watt zurückgibt und wenig verzeiht. Die Leute leihen ihn, bevor sie sich einen kaufen.",
    it: "Un telaio rigido che restituisce ogni watt e perdona poco. C'è chi lo noleggia prima di comprarne uno.",
  },
  "HT-104": {
    de: "Leicht zu besteigen, auch mit Kindersitz hinten, und die Bremshebel sind in Reichweite. Auf Wunsch tauschen wir den Sattel gegen einen sportlicheren.",
    it: "Facile da montare anche con il seggiolino dietro, e le leve dei freni sono a portata di mano. Su richiesta mettiamo una sella più sportiva.",
  },
  "HT-105": {
    de: "Bei 1,2 bar halten die 2,8 Zoll breiten Reifen auf nassen Wurzeln, wo andere schieben. Mit Tempo beeindruckt es niemanden.",
    it: "A 1,2 bar le gomme da 2,8 pollici tengono sulle radici bagnate dove gli altri scendono. Con la velocità non impressiona nessuno.",
  },
  "FS-101": {
    de: "Ohne Motor bringt es Sie durch ein ganzes Trailzentrum. Für den Bikepark hat es zu wenig Federweg, dafür gibt es den Kvapík.",
    it: "Fa il giro di un intero centro trail senza motore. Per il bike park ha poca escursione: lì c'è il Kvapík.",
  },
  "FS-102": {
    de: "Die Geometrie bleibt ruhig, auch wenn Sie es nicht sind. Bergauf geht es auch, solange Sie sich nicht beklagen. Knieschoner geben wir kostenlos dazu.",
    it: "La geometria resta calma anche quando non lo siete voi. Sale pure, purché non ci si lamenti. Le ginocchiere sono gratuite.",
  },
  "FS-103": {
    de: "Ein Dämpfer mit Stahlfeder, doppelwandige Reifen und Bremsen, die nach zwölf Abfahrten noch kühl waren. Ein Integralhelm ist Pflicht und im Preis.",
    it: "Ammortizzatore a molla, gomme a doppia parete e freni rimasti freschi dopo dodici discese. Il casco integrale è obbligatorio e compreso.",
  },
  "FS-104": {
    de: "Ein leichter abgestimmter Dämpfer nutzt den ganzen Federweg, was bei Unisexrädern selten gelingt. Der Rahmen XS passt ab 148 cm.",
    it: "L'ammortizzatore tarato per pesi leggeri usa tutta l'escursione, cosa rara sulle bici unisex. Il telaio XS va bene dai 148 cm.",
  },
  "FS-105": {
    de: "Neu in dieser Saison. Sie spüren es aus jeder Kurve heraus; wer zweimal im Jahr fährt, spart Geld und nimmt Aluminium.",
    it: "Novità di questa stagione. Si sente all'uscita di ogni curva; se si pedala due volte l'anno, si risparmia con l'alluminio.",
  },
  "RD-101": {
    de: "Mit der Übersetzung 34 × 34 kommen Sie überall hinauf, und die Reifen mit 30 mm bleiben auf schlechten Nebenstraßen ruhig.",
    it: "Con il rapporto 34 × 34 si sale ovunque, e le gomme da 30 mm restano calme sulle stradine rotte.",
  },
  "RD-102": {
    de: "Sieben Kilo und eine ehrliche Position. Schicken Sie Ihre Maße einen Tag vorher, dann müssen Sie nicht warten.",
    it: "Sette chili e una posizione sincera. Mandateci le misure un giorno prima e non dovrete aspettare.",
  },
  "RD-103": {
    de: "Hebel für kleine Hände. Sättel sind Geschmackssache, wir haben drei zum Tauschen.",
    it: "Leve adatte a mani piccole. La sella è questione di gusti: ne abbiamo tre da cambiare.",
  },
  "GR-101": {
    de: "Gewinde für drei Flaschen, Schutzbleche und Träger. Wenn ein Rennlenker für Sie neu ist, reicht ein Nachmittag.",
    it: "Attacchi per tre borracce, parafanghi e portapacchi. Se il manubrio da corsa è una novità, basta un pomeriggio.",
  },
  "GR-102": {
    de: "Beladen läuft es gerader als leer. Ein Kilo schwerer, zwei Tage bequemer.",
    it: "Carica va più dritta che vuota. Un chilo più pesante, due giorni più comoda.",
  },
  "GR-103": {
    de: "Reifen mit 45 mm ohne Schlauch, die Dichtmilch füllen wir vor jeder Miete nach. Einen Träger kann man nicht anschrauben.",
    it: "Gomme tubeless da 45 mm, con il lattice rabboccato prima di ogni noleggio. Senza attacchi per il portapacchi.",
  },
  "GR-104": {
    de: "Der Unterlenker öffnet sich nach außen, für mehr Platz und mehr Mut. Ab 148 cm.",
    it: "La presa bassa si apre verso l'esterno: più spazio e più coraggio. Dai 148 cm.",
  },
  "TR-101": {
    de: "Der Weg an der Elbe oder der Moldau auf einem Sattel, der am zweiten Tag nicht schmerzt. Die Gabel glättet kleine Stöße, keine Wurzeln.",
    it: "La ciclabile dell'Elba o della Moldava su una sella che il secondo giorno non fa male. La forcella spiana le piccole buche, non le radici.",
  },
  "TR-102": {
    de: "Dasselbe Rad mit einem Rahmen, durch den man einfach hindurchsteigt. Herren mit neuem Knie nehmen es auch, still und zufrieden.",
    it: "La stessa bici con un telaio che si scavalca senza sforzo. La prendono anche signori con il ginocchio nuovo, in silenzio e contenti.",
  },
  "TR-103": {
    de: "Ab 14 km/h lädt es Ihr Telefon. Einen Riemen hat es nicht, aber die Kette haben wir gestern geölt.",
    it: "Dai 14 km/h ricarica il telefono. Non ha la cinghia, ma la catena l'abbiamo oliata ieri.",
  },
  "TR-104": {
    de: "Leichter als ein Trekkingrad und günstiger als ein Mountainbike. Ohne Schutzbleche; nach dem Regen wissen Sie, warum wir es erwähnen.",
    it: "Più leggera di una trekking e più economica di una mountain bike. Senza parafanghi: dopo la pioggia capirete perché lo diciamo.",
  },
  "TR-105": {
    de: "Vorn sitzt, wer schwerer und erfahrener ist. Den ersten Kilometer fahren alle bei uns im Hof.",
    it: "Davanti siede chi è più pesante ed esperto. Il primo chilometro lo fanno tutti nel nostro cortile.",
  },
  "KB-101": {
    de: "Nur Handbremsen, so ist eine Sache zu lernen. Keine Gänge, nichts, was kaputtgeht.",
    it: "Solo freni a mano, così c'è una cosa sola da imparare. Niente cambio, niente da rompere.",
  },
  "KB-102": {
    de: "Ein sechsjähriges Kind fährt darauf zwanzig Kilometer und will noch mehr.",
    it: "A sei anni ci si fanno venti chilometri e se ne chiedono ancora.",
  },
  "KB-103": {
    de: "Wir pumpen die Gabel auf das Gewicht des Kindes auf, sonst würde sie sich nicht rühren. Die hydraulischen Bremsen passen zu kurzen Fingern.",
    it: "La forcella la gonfiamo secondo il peso del bambino, altrimenti non si muoverebbe. I freni idraulici sono adatti a dita corte.",
  },
  "KB-104": {
    de: "Hilft bis 20 km/h. Treten muss das Kind, es hört nur auf zu weinen.",
    it: "Assiste fino a 20 km/h. Il bambino pedala, solo che smette di piangere.",
  },
  "KB-105": {
    de: "Wer auf dem Cvrček gelernt hat, braucht nie Stützräder. Ab zwei Jahren.",
    it: "Chi ha imparato sul Cvrček non avrà mai bisogno delle rotelle. Dai due anni.",
  },
  "KB-106": {
    de: "Für Garten und glatte Wege. Lassen Sie es nicht im Regen stehen, Holz merkt sich das.",
    it: "Per il giardino e i vialetti lisci. Non lasciatela sotto la pioggia: il legno se lo ricorda.",
  },
  "TRL-101": {
    de: "Er kommt zwischen Pollern durch. Die Achse für Ihr Rad finden wir unter den vieren in unserer Schublade.",
    it: "Passa tra i paletti. Il perno per la vostra bici lo troviamo tra i quattro che teniamo nel cassetto.",
  },
  "TRL-102": {
    de: "Passt gefaltet in den Kofferraum eines Kombis. Ein Buggyrad ist dabei.",
    it: "Piegato entra nel bagagliaio di una familiare. La ruota da passeggio è inclusa.",
  },
  "TRL-103": {
    de: "Starre Stangen und ein Hüftgurt. Passt an beide unsere Anhänger.",
    it: "Stanghe rigide e cintura in vita. Va bene per entrambi i nostri rimorchi.",
  },
  "TRL-104": {
    de: "Lässt sich zum Schlafen mit einer Hand neigen. Nicht für Carbonrahmen.",
    it: "Si reclina per la nanna con una mano. Non per telai in carbonio.",
  },
  "TRL-105": {
    de: "Bis fünfzehn Kilogramm. Ein Windschild ist dabei.",
    it: "Fino a quindici chilogrammi. Il parabrezza è incluso.",
  },
  "TRL-106": {
    de: "Für die letzten fünf Kilometer. Räder von 12 bis 20 Zoll.",
    it: "Per gli ultimi cinque chilometri. Ruote da 12 a 20 pollici.",
  },
  "CC-101": {
    de: "Das Rückensystem passt von 155 bis 195 cm, so wechseln sich die Eltern ab. Sonnendach und Regenhülle sind dabei.",
    it: "Lo schienale si regola da 155 a 195 cm, così i genitori si danno il cambio. Parasole e coprizaino inclusi.",
  },
  "CC-102": {
    de: "Ein Kilo leichter, mit kleinerer Tasche. Für den ganzen Tag nehmen Sie die Vyhlídka.",
    it: "Un chilo più leggero, con una tasca più piccola. Per un giorno intero c'è il Vyhlídka.",
  },
  "EM-101": {
    de: "Der Motor mit 85 Nm setzt sanft ein. Bei 23 Kilo heben Sie es zu zweit in den Zug.",
    it: "Il motore da 85 Nm entra dolce. Con i suoi 23 chili, sul treno caricatela in due.",
  },
  "EM-102": {
    de: "Wer leichter ist, kommt weiter: von Vrchlabí auf den Kamm und zurück, mit etwas Rest.",
    it: "Chi è più leggero va più lontano: da Vrchlabí alla cresta e ritorno, con qualcosa di avanzo.",
  },
  "EM-103": {
    de: "Sie fahren dreimal hinauf statt einmal. Das Gewicht beruhigt es bergab und will in langsamen Kehren überredet werden.",
    it: "Si sale tre volte invece di una. Il peso lo calma in discesa e nei tornanti lenti va convinto.",
  },
  "EM-104": {
    de: "Unser teuerstes Rad, mit voller Versicherung verliehen und den Dämpfer auf Ihr Gewicht eingestellt.",
    it: "La nostra bici più cara, noleggiata con copertura completa e l'ammortizzatore regolato sul vostro peso.",
  },
  "EM-105": {
    de: "Ein kleinerer Akku, gut für fünfzig Kilometer. Fragen Sie nach der Kupplung für den Anhänger, sie kostet nichts.",
    it: "Batteria più piccola, buona comunque per cinquanta chilometri. Chiedete il gancio per il rimorchio, è gratuito.",
  },
  "ET-101": {
    de: "Aufrechter Sitz, gefederte Stütze, eine Tasche am Träger. Meist leihen es Großeltern, die nicht warten wollen.",
    it: "Seduta eretta, reggisella ammortizzato, una borsa sul portapacchi. Lo noleggiano soprattutto i nonni che non vogliono aspettare.",
  },
  "ET-102": {
    de: "Mit Taschen und Gegenwind rechnen Sie mit achtzig. Die Anzeige ist dabei ehrlich.",
    it: "Con le borse e il vento contrario contate ottanta chilometri. Il display in questo è sincero.",
  },
  "ET-103": {
    de: "Eine Bank mit Gurten, ein Regendach, ein Ständer für zappelnde Fahrgäste. Eine halbe Stunde bei uns im Hof, und Sie wollen kein Auto mehr.",
    it: "Panchetta con cinture, telo antipioggia, cavalletto per passeggeri irrequieti. Mezz'ora nel nostro cortile e non vorrete più l'auto.",
  },
  "ET-104": {
    de: "In fünfzehn Sekunden gefaltet. Auf Kopfsteinpflaster klappert es, auf Radwegen kommt es erstaunlich weit.",
    it: "Si piega in quindici secondi. Sul pavé traballa, sulle ciclabili va sorprendentemente lontano.",
  },
  "HBK-101": {
    de: "Neunzehn Öffnungen und vorn ein Netz gegen Insekten. Die Polster werden nach jeder Miete gewaschen.",
    it: "Diciannove prese d'aria e una rete contro gli insetti davanti. Le imbottiture si lavano dopo ogni noleggio.",
  },
  "HBK-102": {
    de: "Das Visier hebt sich, um die Brille abzusetzen. Mit einer Schale gegen Drehkräfte.",
    it: "La visiera si alza per appoggiarvi la maschera. Con protezione contro gli urti rotazionali.",
  },
  "HBK-103": {
    de: "Bergauf treten Sie nicht darin. Passt zu allen unseren Brillen.",
    it: "Non è fatto per pedalare in salita. Va bene con tutte le nostre maschere.",
  },
  "HBK-104": {
    de: "Er schiebt den Kopf nicht nach vorn. Im Rädchen sitzt ein Licht.",
    it: "Non spinge in avanti la testa. Nella rotella c'è una luce.",
  },
  "BG-101": {
    de: "Die Haken passen an unsere Träger und an die meisten anderen. Vierzig Liter, zusammen zwanzig Kilogramm.",
    it: "I ganci vanno bene per i nostri portapacchi e per quasi tutti gli altri. Quaranta litri, venti chilogrammi in tutto.",
  },
  "BG-102": {
    de: "Passt an Gravelbikes und Mountainbikes. Nach dem ersten Kilometer nachziehen.",
    it: "Adatto a gravel e mountain bike. Dopo il primo chilometro stringete di nuovo.",
  },
  "BG-103": {
    de: "Mit einem Klick ab und zur Umhängetasche geworden.",
    it: "Si sgancia con un clic e diventa una tracolla.",
  },
  "BG-104": {
    de: "Unser stärkstes. Führen Sie es durch Hinterrad und Rahmen, sonst bewacht es nur den Ständer.",
    it: "Il nostro più robusto. Passatelo nella ruota posteriore e nel telaio, altrimenti protegge solo la rastrelliera.",
  },
  "BG-105": {
    de: "Gut für eine Kaffeepause, nicht für eine Nacht in der Stadt.",
    it: "Va bene per una pausa caffè, non per una notte in città.",
  },
};
