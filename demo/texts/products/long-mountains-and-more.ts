import type { LongWords } from "./spoken";

export const longMountainsAndMore: LongWords = {
  "FER-101": {
    de: "Karabiner, die mit dem Handballen öffnen, gehen auch mit Handschuhen. Ein Wirbel hält die Arme unverdreht.",
    it: "I moschettoni che si aprono con il palmo funzionano con i guanti. Un girello evita che i bracci si attorciglino.",
  },
  "FER-102": {
    de: "Gewöhnliche Dämpfer lösen bei diesem Gewicht nicht aus. Sichern Sie Kinder auch mit dem Seil; wir zeigen, wie.",
    it: "I normali dissipatori a quel peso non si aprono. Assicurate i bambini anche con la corda: vi mostriamo come.",
  },
  "FER-103": {
    de: "Passt über die Winterhose. Gut gepolstert, um darin zu hängen, während die anderen fotografieren.",
    it: "Si indossa sopra i pantaloni invernali. Imbottito quanto basta per restare appesi mentre gli altri fotografano.",
  },
  "FER-104": {
    de: "Gurte in Farben: oben blau, an den Beinen rot.",
    it: "Cinghie a colori: blu sopra, rosse per le gambe.",
  },
  "FER-105": {
    de: "Mit Haltern für die Stirnlampe. Nach einem Sturz mustern wir ihn aus, auch wenn er heil aussieht.",
    it: "Con i fermi per la lampada frontale. Dopo una caduta lo scartiamo, anche se sembra intero.",
  },
  "FER-106": {
    de: "Ohne sie zieht das Stahlseil Ihnen bis zum ersten Absatz die Haut ab. Nach jeder Miete gewaschen.",
    it: "Senza, il cavo d'acciaio vi spella entro la prima cengia. Lavati dopo ogni noleggio.",
  },
  "PCK-101": {
    de: "Ein Netz hält ihn vom Rücken weg.",
    it: "Una rete lo tiene lontano dalla schiena.",
  },
  "PCK-102": {
    de: "Lässt sich auch an der Seite öffnen. Die Regenhülle steckt im Bodenfach.",
    it: "Si apre anche di lato. Il coprizaino è nella tasca sul fondo.",
  },
  "PCK-103": {
    de: "Der Hüftgurt trägt; den Rücken stellen wir auf Ihre Länge ein. Eine Hülle fürs Flugzeug ist dabei.",
    it: "Il peso sta sulla cintura; lo schienale lo regoliamo su di voi. È inclusa la custodia per l'aereo.",
  },
  "PCK-104": {
    de: "Die Träger laufen um die Brust herum. Reicht für eine Woche, wenn das Zelt jemand anderes trägt.",
    it: "Gli spallacci seguono la forma del petto. Basta per una settimana, se la tenda la porta qualcun altro.",
  },
  "CAR-101": {
    de: "Richtig für ein Schrägheck, die Heckklappe geht ganz auf. Ski passen nicht hinein.",
    it: "Giusto per una due volumi, il portellone si apre del tutto. Gli sci non ci stanno.",
  },
  "CAR-102": {
    de: "Öffnet auf beiden Seiten und lässt sich erst abschließen, wenn alle vier Punkte zu sind. Fürs Wochenende nimmt sie kaum jemand, darum kostet eine Woche weniger als sechs Tage.",
    it: "Si apre da entrambi i lati e non si chiude a chiave finché i quattro punti non sono agganciati. Per un fine settimana non lo prende quasi nessuno, perciò una settimana costa meno di sei giorni.",
  },
  "CAR-103": {
    de: "Für Kombis und SUV ab 4,5 Metern. Auf kürzeren Autos steht sie über und brummt.",
    it: "Per familiari e SUV dai 4,5 metri. Sulle auto più corte sporge e fischia.",
  },
  "CAR-104": {
    de: "Sie nimmt das halbe Dach und lässt Platz für zwei Fahrradträger. Die leiseste auf der Autobahn.",
    it: "Occupa metà tetto e lascia spazio a due portabici. Il più silenzioso in autostrada.",
  },
  "CAR-105": {
    de: "Der Kofferraum geht auch mit Rädern auf. Kennzeichenhalter und Leuchten sind eingebaut.",
    it: "Il bagagliaio si apre anche con le bici montate. Portatarga e luci sono integrati.",
  },
  "CAR-106": {
    de: "Prüfen Sie die Stützlast Ihrer Kupplung: Beladen sind es rund achtzig Kilo. Nur zwei E-Bikes.",
    it: "Controllate il carico del gancio: a pieno sono circa ottanta chili. Solo due e-bike.",
  },
  "CAR-107": {
    de: "Der Arm zentriert sich selbst. Carbonrahmen hält man am Rad fest; fragen Sie nach dem anderen Typ.",
    it: "Il braccio si centra da solo. I telai in carbonio si fissano per la ruota: chiedete l'altro tipo.",
  },
  "CAR-108": {
    de: "Passt auf die meisten Schräghecks, nicht auf solche mit Spoiler aus Kunststoff. Die Liste liegt am Tresen.",
    it: "Adatto a quasi tutte le due volumi, non a quelle con spoiler in plastica. L'elenco è al banco.",
  },
  "CAR-109": {
    de: "Der große Knopf geht mit Handschuhen auf. Legen Sie die Bindungen nach hinten, damit sie nicht aufs Dach trommeln.",
    it: "Il pulsante grande si apre con i guanti. Gli attacchi vanno rivolti all'indietro, così non tamburellano sul tetto.",
  },
  "CAR-110": {
    de: "Sechs Paar Ski oder vier Boards. Schieben Sie ihn zurück, bis er einrastet.",
    it: "Sei paia di sci o quattro tavole. Spingetelo indietro fino allo scatto.",
  },
  "INS-101": {
    de: "Der Preis gilt für eine Lektion von zwei Stunden. Zeit und Sprache wählen Sie. Der Skilehrer erwartet Sie an der gewählten Filiale. Der Skipass ist nicht dabei; bei schlechtem Wetter verschieben wir den Termin.",
    it: "Il prezzo vale per una lezione di due ore. Orario e lingua li scegliete voi. Il maestro vi aspetta alla sede scelta. Skipass non incluso; con il maltempo spostiamo la data.",
  },
  "INS-102": {
    de: "Von 9 bis 15 Uhr mit Mittagessen und Tee. Packen Sie Ersatzkleidung in eine Tasche mit Namen.",
    it: "Dalle 9 alle 15 con pranzo e tè. Mettete un cambio in una borsa con il nome.",
  },
  "INS-103": {
    de: "Suchen, graben, Hänge lesen. LVS-Gerät, Schaufel und Sonde sind dabei.",
    it: "Cercare, scavare, leggere i pendii. ARTVA, pala e sonda inclusi.",
  },
  "INS-104": {
    de: "Die meisten rollen bis Mittag. Boot, Neopren und Helm sind dabei.",
    it: "Quasi tutti fanno l'eskimo prima di mezzogiorno. Kayak, muta e casco inclusi.",
  },
  "SRV-101": {
    de: "Bis sechs gebracht, ab acht fertig. Tiefe Löcher zeigen wir Ihnen vorher.",
    it: "Portateli entro le sei, si ritirano dalle otto. I buchi profondi ve li mostriamo prima.",
  },
  "SRV-102": {
    de: "Für Ski, die seit März an der Wand hingen. Auch für Snowboards.",
    it: "Per sci appesi da marzo. Anche per le tavole.",
  },
  "SRV-103": {
    de: "Teile kommen nach einem Anruf extra dazu. Bestellen Sie sich Anfang April.",
    it: "I ricambi si pagano a parte, dopo una telefonata. Prenotate a inizio aprile.",
  },
  "VCH-101": {
    de: "In jeder unserer Filialen oder online einzulösen. Was Sie nicht ausgeben, bleibt darauf.",
    it: "Si usa in qualsiasi nostro punto o online. Quello che non spendete resta sul buono.",
  },
  "VCH-102": {
    de: "Auf Wunsch gedruckt und in ein altes Steigfell gewickelt.",
    it: "Su richiesta stampato e avvolto in una vecchia pelle di foca.",
  },
  "GPX-101": {
    de: "Mit Hütten, die im Winter wirklich offen sind, und Parkplätzen, die um zehn noch nicht voll sind.",
    it: "Con i rifugi che d'inverno aprono davvero e i parcheggi che alle dieci non sono ancora pieni.",
  },
  "GPX-102": {
    de: "Jede mit Hangneigung, Exposition und wann man sie lässt. Jeden Herbst aktualisiert.",
    it: "Ognuna con pendenza, esposizione e quando è meglio evitarla. Aggiornata ogni autunno.",
  },
  "GPX-103": {
    de: "Wo man umträgt, wo man fährt und wo es das letzte warme Essen gibt.",
    it: "Dove trasbordare, dove scendere e dove c'è l'ultimo pasto caldo.",
  },
  "GPX-104": {
    de: "So geordnet, dass Sie beim Essen ankommen. Schwierige Stellen sind beschrieben, ohne Videos.",
    it: "Ordinati in modo da finire vicino al cibo. I punti difficili sono descritti, senza video.",
  },
  "GPX-105": {
    de: "Mit Spielplätzen, Schatten und Stellen zum Wickeln.",
    it: "Con parchi giochi, ombra e posti dove cambiare un pannolino.",
  },
  "SET-101": {
    de: "Ski Hřeben, Schuhe, in denen man gehen kann, und Stöcke in der Länge, die Sie wählen. Die Bindung ist eingestellt, bevor Sie den Kaffee ausgetrunken haben.",
    it: "Sci Hřeben, scarponi con cui si cammina e bastoncini della misura che scegliete. Gli attacchi sono regolati prima che finiate il caffè.",
  },
  "SET-102": {
    de: "Ein Helm statt der Stöcke. Der Začátek mit weichem Schuh verzeiht, was der erste Tag auch bringt.",
    it: "Un casco al posto dei bastoncini. Lo Začátek con uno scarpone morbido perdona tutto ciò che porta il primo giorno.",
  },
  "SET-103": {
    de: "Zusammengestellt aus dem, was Frauen am Tresen ohnehin gewählt haben.",
    it: "Messo insieme con ciò che le donne sceglievano comunque al banco.",
  },
  "SET-104": {
    de: "Drei Dinge, ein Weg. Drückt ein Schuh, tauschen Sie ihn in jeder unserer Winterfilialen.",
    it: "Tre cose, una sola tappa. Se uno scarpone stringe, si cambia in qualsiasi nostro punto invernale.",
  },
  "SET-105": {
    de: "Ski mit Fellen, Schuhe, Stöcke und Lawinenausrüstung. Von Ihnen kommen heißer Tee und jemand, der den Weg kennt.",
    it: "Sci con pelli, scarponi, bastoncini e kit antivalanga. Voi mettete il tè caldo e qualcuno che conosca la strada.",
  },
  "SET-106": {
    de: "Für den ersten Steig in der Nähe oder für den Dachstein. Die Größen lassen sich am Tresen tauschen.",
    it: "Per la prima ferrata vicino a casa o per il Dachstein. Le taglie si cambiano al banco.",
  },
  "GRP-101": {
    de: "Kommen Sie mit einer Tasche Kleidung und schlagen Sie das Lager auf. Passen Sie die Stückzahlen an das an, was Sie haben.",
    it: "Arrivate con una borsa di vestiti e montate il campo. Adattate le quantità a ciò che avete già.",
  },
  "GRP-102": {
    de: "Für einen Nachmittag, der bis in die Dunkelheit reicht. Wir zeichnen eine Route in Ihre Karte.",
    it: "Per un pomeriggio che finisce al buio. Vi segniamo un percorso sulla carta.",
  },
  "GRP-103": {
    de: "Westen kommen mit dem Boot. Die eine mehr ist dabei, weil immer eine davonschwimmt.",
    it: "I giubbotti vengono con la barca. Quello di scorta c'è perché uno se ne va sempre con la corrente.",
  },
  "GRP-104": {
    de: "Beides montieren wir in zwanzig Minuten, Träger haben wir für die meisten Autos.",
    it: "Montiamo tutto in venti minuti e abbiamo le barre per quasi tutte le auto.",
  },
  "GRP-105": {
    de: "Der Größte zieht bergauf. Meist fürs Wochenende geliehen.",
    it: "Il più grande tira in salita. Si noleggia soprattutto nei fine settimana.",
  },
};
