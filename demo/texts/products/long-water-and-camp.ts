import type { LongWords } from "./spoken";

export const longWaterAndCamp: LongWords = {
  "SUP-101": {
    de: "Vierundachtzig Zentimeter tragen auch ein Kind oder einen nervösen Hund. Im Wind treibt es ab; für Strecke nehmen Sie die Volavka.",
    it: "Ottantaquattro centimetri reggono anche un bambino o un cane nervoso. Con il vento deriva: per le distanze c'è la Volavka.",
  },
  "SUP-102": {
    de: "Ein scharfer Bug hält die Richtung; unter das Netz an Deck passen zwei Packsäcke. Die erste Viertelstunde ist wackeliger.",
    it: "La prua affilata tiene la rotta; sotto la rete in coperta stanno due sacche stagne. Il primo quarto d'ora è più traballante.",
  },
  "SUP-103": {
    de: "Sechsundsechzig Zentimeter breit. Paddeln Sie einen Kilometer geradeaus, und Sie wollen nicht zurück. Hineinfallen werden Sie, das gehört dazu.",
    it: "Largo sessantasei centimetri. Dopo un chilometro dritto non si torna più indietro. Si cade in acqua: fa parte del gioco.",
  },
  "SUP-104": {
    de: "Unter Wehren dreht es sich wie ein Korken und übersteht Steine. Nicht ohne Helm und Weste.",
    it: "Sotto gli sbarramenti gira come un tappo e sopravvive ai sassi. Mai senza casco e giubbotto.",
  },
  "SUP-105": {
    de: "Mit Paddel ab 130 cm und Leine am Knöchel. Kinder müssen schwimmen können und tragen trotzdem eine Weste.",
    it: "Pagaia da 130 cm e lacciolo alla caviglia. I bambini devono saper nuotare e portano comunque il giubbotto.",
  },
  "SUP-106": {
    de: "Für Junggesellenabschiede und Ferienlager. Wir pumpen es elektrisch auf; von Hand gäben Sie auf.",
    it: "Per addii al celibato e campi estivi. Lo gonfiamo con la pompa elettrica: a mano ci si arrenderebbe.",
  },
  "BT-101": {
    de: "Man sitzt obenauf, das Wasser läuft durch Löcher ab. Für den Sommer, Seen und erste Versuche.",
    it: "Ci si siede sopra, l'acqua esce dai fori. Per l'estate, i laghi e le prime prove.",
  },
  "BT-102": {
    de: "Eine absenkbare Finne hält es auch im Seitenwind gerade. Für Wehre zu lang.",
    it: "La deriva a scomparsa lo tiene dritto anche con il vento di lato. Troppo lungo per gli sbarramenti.",
  },
  "BT-103": {
    de: "Voluminös und schnell gedreht. Für Leute, die rollen können; die anderen finden bei unseren Lehrern einen Kurs.",
    it: "Voluminoso e rapido nel girare. Per chi sa fare l'eskimo; gli altri trovano un corso tra i nostri istruttori.",
  },
  "BT-104": {
    de: "Zehn Minuten Aufpumpen, zwei Tage die Sázava hinunter. Fahren Sie nicht quer in ein Wehr.",
    it: "Dieci minuti per gonfiarlo, due giorni lungo la Sázava. Non affrontate uno sbarramento di traverso.",
  },
  "BT-105": {
    de: "Zwei Erwachsene und eine Tonne. Ein Mittelsitz für ein Kind lässt sich einklicken.",
    it: "Due adulti e un bidone. Al centro si aggancia un sedile per un bambino.",
  },
  "BT-106": {
    de: "Die Kinder sitzen in der Mitte und können nirgendwohin fallen. Zum Wenden braucht sie Platz.",
    it: "I bambini siedono al centro e non possono cadere. Per girare vuole spazio.",
  },
  "BT-107": {
    de: "Gebaut von einem Tischler flussaufwärts. Bitte vom Steg einsteigen und vom Grund fernhalten.",
    it: "Costruita da un falegname a monte del fiume. Si sale dal pontile, per favore, e non la si trascina sul fondo.",
  },
  "BT-108": {
    de: "Das Wasser vom Wehr ist draußen, bevor Sie sich beschweren können. Pumpe und vier Paddel sind dabei.",
    it: "L'acqua dello sbarramento è già uscita prima che possiate lamentarvi. Pompa e quattro pagaie incluse.",
  },
  "BT-109": {
    de: "Mit jemandem, der die Schläge zählt, ein Rennboot. Ohne ihn ein Karussell.",
    it: "Con qualcuno che dà il tempo è una barca da corsa. Senza, una giostra.",
  },
  "BT-110": {
    de: "Unter drei Kilo, mit einem Sack in fünf Minuten aufgeblasen. Gegen Wind auf offenem Wasser kommt es nicht voran.",
    it: "Meno di tre chili, si gonfia con un sacco in cinque minuti. Contro il vento in acque aperte non avanza.",
  },
  "WET-101": {
    de: "Unter Weste und Jacke. Eng, ohne zu würgen: Am Hals passen zwei Finger hinein.",
    it: "Sotto giubbotto e giacca. Aderente ma senza soffocare: al collo devono passare due dita.",
  },
  "WET-102": {
    de: "Der Reißverschluss am Rücken braucht einen Freund. Für den Sommer zu warm.",
    it: "Per la cerniera sulla schiena serve un amico. Troppo caldo per l'estate.",
  },
  "WET-103": {
    de: "Kurze Beine, Reißverschluss am Rücken, zwei Millimeter.",
    it: "Gambe corte, cerniera sulla schiena, due millimetri.",
  },
  "WET-104": {
    de: "Bei unseren Booten kostenlos dabei; hier für Leute mit eigenem Boot.",
    it: "Gratis con le nostre barche; qui è per chi ha la propria.",
  },
  "WET-105": {
    de: "Die Größe geht nach Gewicht und ist nie zu groß: Eine weite Weste schwimmt allein davon.",
    it: "La taglia si sceglie in base al peso e mai troppo grande: un giubbotto largo se ne va a galla da solo.",
  },
  "PAD-101": {
    de: "Fiberglas auf steifem Schaft, leichter als die aus Kunststoff. 215–225 cm.",
    it: "Fibra di vetro su un'asta rigida, più leggera di quelle in plastica. 215–225 cm.",
  },
  "PAD-102": {
    de: "Vom Boden soll es bis ans Kinn reichen. Stoßen Sie sich vom Ufer ab, nicht von Steinen.",
    it: "Da terra deve arrivare al mento. Spingetevi via dalla riva, non dai sassi.",
  },
  "PAD-103": {
    de: "Ein Hebel stellt 170 bis 215 cm ein.",
    it: "Una leva regola da 170 a 215 cm.",
  },
  "PAD-104": {
    de: "Mit Schultergurten zum Umtragen.",
    it: "Con spallacci per i trasbordi.",
  },
  "PAD-105": {
    de: "Ein durchsichtiges Fenster, so finden Sie das Telefon, ohne den Rest auszuräumen.",
    it: "Una finestra trasparente: il telefono si trova senza svuotare tutto il resto.",
  },
  "TNT-101": {
    de: "Aufgestellt mit Trekkingstöcken, die wir leihen. Sitzen kann man darin, mehr erwarten Sie nicht.",
    it: "Si monta con i bastoncini da trekking, che prestiamo noi. Ci si sta seduti, non aspettatevi altro.",
  },
  "TNT-102": {
    de: "Jeder hat einen eigenen Eingang. Das Außenzelt steht zuerst, in fünf Minuten, auch im Regen.",
    it: "Ognuno ha la propria porta. Si monta prima il telo esterno, in cinque minuti, anche sotto la pioggia.",
  },
  "TNT-103": {
    de: "Gleich gebaut, sechzig Zentimeter breiter. Drei Erwachsene schlafen eng.",
    it: "Stessa costruzione, sessanta centimetri più larga. Tre adulti dormono stretti.",
  },
  "TNT-104": {
    de: "Schneelappen und doppeltes Gestänge. Im Sommer schwitzen Sie.",
    it: "Falde da neve, paleria doppia. D'estate si suda.",
  },
  "TNT-105": {
    de: "Für Festivals und eine Nacht am Wasser. Starken Wind mag es nicht.",
    it: "Per i festival e una notte sull'acqua. Non ama il vento forte.",
  },
  "TNF-101": {
    de: "Stehhöhe für 190 cm. Abgedunkelte Kabinen lassen Kinder länger als bis fünf schlafen.",
    it: "Ci sta in piedi chi è alto 190 cm. Le camere oscurate lasciano dormire i bambini oltre le cinque.",
  },
  "TNF-102": {
    de: "Zum Aufbau zwei Leute und eine halbe Stunde. Es braucht 5 × 4 Meter; auf kleinen Plätzen fragen Sie vorher.",
    it: "Per montarla servono due persone e mezz'ora. Occupa 5 × 4 metri: nei campeggi piccoli chiedete prima.",
  },
  "TNF-103": {
    de: "Die Pumpe liegt im Sack. Sollte ein Schlauch undicht werden, halten die anderen, und wir bringen Ersatz.",
    it: "La pompa è nella sacca. Se un tubo perdesse, gli altri reggono e noi portiamo il ricambio.",
  },
  "TNF-104": {
    de: "Baumwolle atmet und riecht gut. Nass wiegt sie doppelt so viel; das Trocknen überlassen Sie uns.",
    it: "Il cotone respira e profuma. Bagnato pesa il doppio: ad asciugarlo pensiamo noi.",
  },
  "SLP-101": {
    de: "Offen ist er eine Decke für zwei. Unter zehn Grad werden Sie es bereuen.",
    it: "Aperto diventa una coperta per due. Sotto i dieci gradi ve ne pentirete.",
  },
  "SLP-102": {
    de: "Die Kunstfaser wärmt auch feucht. Wer leicht friert, nimmt einen wärmeren.",
    it: "L'imbottitura sintetica scalda anche umida. Chi ha sempre freddo ne prenda uno più caldo.",
  },
  "SLP-103": {
    de: "Gepackt so groß wie ein Brotlaib. Halten Sie ihn trocken: Ein Packsack ist dabei.",
    it: "Chiuso è grande come una pagnotta. Tenetelo asciutto: la sacca stagna è inclusa.",
  },
  "SLP-104": {
    de: "Mit Wärmekragen und einer Tasche für Batterien. Im April schmelzen Sie darin.",
    it: "Con collare termico e una tasca per le batterie. In aprile ci si scioglie.",
  },
  "SLP-105": {
    de: "Eine Schnur verkürzt ihn, damit die Füße nicht im Leeren frieren.",
    it: "Un cordino lo accorcia, così i piedi non gelano nel vuoto.",
  },
  "SLP-106": {
    de: "Der Komfortwert ist für Frauen gemessen, null heißt also null.",
    it: "Il comfort è misurato per le donne: zero vuol dire zero.",
  },
  "MAT-101": {
    de: "Vierzehn Millimeter: im Sommer, im Winter unter einer Luftmatte und am Feuer.",
    it: "Quattordici millimetri: d'estate, d'inverno sotto un materassino ad aria, e accanto al fuoco.",
  },
  "MAT-102": {
    de: "Drei Atemzüge, und sie ist fertig. Groß für einen Rucksack, ideal fürs Auto.",
    it: "Tre soffi ed è pronto. Grande per lo zaino, ideale per l'auto.",
  },
  "MAT-103": {
    de: "Sie raschelt ein wenig. Ein Flicken liegt im Sack; räumen Sie vorher die Nadeln weg.",
    it: "Fruscia un po'. La toppa è nella sacca; prima togliete gli aghi di pino.",
  },
  "MAT-104": {
    de: "In der Mitte hängt es nicht durch. Eine Pumpe ist dabei.",
    it: "Al centro non si affossa. Pompa inclusa.",
  },
  "CMP-101": {
    de: "Stellen Sie ihn in den Windschatten. Gas gibt es am Tresen.",
    it: "Riparatelo dal vento. Il gas si compra al banco.",
  },
  "CMP-102": {
    de: "Bestens für Tee und Suppe, nicht für Spiegeleier.",
    it: "Ottimo per tè e zuppe, non per le uova al tegamino.",
  },
  "CMP-103": {
    de: "Lässt sich wie ein Koffer schließen. Bringen Sie Ihre Gasflasche mit oder nehmen Sie unsere.",
    it: "Si chiude come una valigia. Portate la vostra bombola o prendete la nostra.",
  },
  "CMP-104": {
    de: "Ziehen Sie nachts den Stecker, damit das Auto anspringt.",
    it: "Di notte staccatela, così l'auto parte.",
  },
  "CMP-105": {
    de: "Der Batterieschutz schaltet sie rechtzeitig ab. Der Deckel ist ein kleiner Tisch.",
    it: "La protezione della batteria lo ferma in tempo. Il coperchio è un tavolino.",
  },
  "CMP-106": {
    de: "Lädt über USB und kann ein Telefon laden.",
    it: "Si ricarica via USB e può ricaricare un telefono.",
  },
  "CMP-107": {
    de: "Rotes Licht weckt das Zelt nicht. Wir geben sie immer geladen aus.",
    it: "La luce rossa non sveglia la tenda. La consegniamo sempre carica.",
  },
  "CMP-108": {
    de: "Lässt sich wie ein Schirm zusammenlegen.",
    it: "Si chiude come un ombrello.",
  },
  "CMP-109": {
    de: "Steht auch am Hang gerade; die Suppe bleibt im Teller.",
    it: "Si livella anche in pendenza: la zuppa resta nel piatto.",
  },
};
