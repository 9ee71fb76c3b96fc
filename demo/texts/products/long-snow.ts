import type { LongWords } from "./spoken";

export const longSnow: LongWords = {
  "SNB-101": {
    de: "Das Kopýtko verwindet sich weich und verzeiht Gewicht auf dem hinteren Fuß. Die meisten fahren am dritten Tag beide Schwünge. Bei Tempo flattert es; dann ist es Zeit für ein Loubek.",
    it: "Il Kopýtko si torce dolcemente e perdona il peso sul piede dietro. Quasi tutti al terzo giorno curvano da entrambi i lati. In velocità sbatte: è ora di un Loubek.",
  },
  "SNB-102": {
    de: "Es hält auf harter Piste, springt von kleinen Kanten und bleibt im Wald treu. Wer von einem weichen Brett kommt, braucht einen halben Tag, um ihm zu trauen.",
    it: "Tiene sul duro, salta dai piccoli dossi e resta fedele tra gli alberi. A chi viene da una tavola morbida serve mezza giornata per fidarsi.",
  },
  "SNB-103": {
    de: "In der Mitte anderthalb Zentimeter breiter. Mit kleinen Füßen dreht es träge, darum geben wir es nur zu größeren Schuhen.",
    it: "Un centimetro e mezzo più largo al centro. Con i piedi piccoli gira pigro, per questo lo abbiniamo solo a scarponi grandi.",
  },
  "SNB-104": {
    de: "Zwischen den Bindungen weicher, an den Enden steifer: langsam gehorsam, schnell ruhig. Passt zu Schuhen bis EU 41.",
    it: "Più morbida tra gli attacchi, più rigida alle estremità: docile piano, stabile veloce. Adatta a scarponi fino al 41.",
  },
  "SNB-105": {
    de: "Auf Boxen ruhig, auf Rails glatt, bei der Landung nachsichtig. Kratzer aus dem Park kosten nichts. Auf eisiger Piste vorsichtig fahren.",
    it: "Stabile sui box, scorrevole sui rail, indulgente all'atterraggio. I graffi del park sono gratis. Sulla pista ghiacciata andateci piano.",
  },
  "SNB-106": {
    de: "Im tiefen Schnee setzt es sich von selbst nach hinten, und Sie geben nur die Richtung vor. Über die Piste bringt es Sie heim, auch wenn es dafür nicht gedacht ist. Wir haben wenige; rufen Sie nach Schneefall früh an.",
    it: "Nella neve alta si siede da sola e basta indicare la direzione. In pista riporta a casa, anche se non è nata per quello. Ne abbiamo poche: dopo una nevicata chiamate presto.",
  },
  "SNB-107": {
    de: "Eine lange wirksame Kante und eine Lage Titanal. Auf der frischen Piste lässt es morgens eine Rinne zurück und Sie nachmittags in den Buckeln. Verlangen Sie steile Bindungswinkel.",
    it: "Lamina effettiva lunga e un foglio di titanal. Al mattino lascia un solco sul velluto, al pomeriggio lascia voi tra le gobbe. Chiedete angoli degli attacchi accentuati.",
  },
  "SNB-108": {
    de: "Angehobene Kanten verhaken nicht; die Bindung hat zwei Riemen und hält auch Schneestiefel. Ab vier Jahren, bis 45 Kilo.",
    it: "Le lamine rialzate non si impuntano; gli attacchi hanno due cinghie e tengono anche i doposci. Dai quattro anni, fino a 45 chili.",
  },
  "SPL-101": {
    de: "Der Umbau dauert drei Minuten, mit Handschuhen fünf. Wir zeigen ihn und lassen Sie ihn zweimal wiederholen. Teleskopstöcke sind dabei.",
    it: "Il cambio richiede tre minuti, cinque con i guanti. Ve lo mostriamo e ve lo facciamo ripetere due volte. Bastoncini telescopici inclusi.",
  },
  "SPL-102": {
    de: "Vierhundert Gramm weniger pro Brett, mal jeden Schritt. Die Felle brauchen keine Folie und kleben auch bei minus fünfzehn.",
    it: "Quattrocento grammi in meno per tavola, moltiplicati per ogni passo. Le pelli non hanno bisogno di pellicola e si attaccano anche a meno quindici.",
  },
  "SNT-101": {
    de: "Unten und oben schnürt man getrennt, so schmerzt der Rist nicht. In zwei Tagen gibt er eine halbe Größe nach; nehmen Sie ihn knapp.",
    it: "Si stringe separatamente sopra e sotto, così il collo del piede non fa male. In due giorni cede mezzo numero: prendetelo aderente.",
  },
  "SNT-102": {
    de: "Hält die Ferse beim Sprung. Die Seilzüge erneuern wir jede Saison; rutscht doch einer, bekommen Sie sofort einen anderen Schuh.",
    it: "Tiene il tallone nei salti. I cavi li cambiamo ogni stagione; se uno dovesse cedere, avrete subito un altro scarpone.",
  },
  "SNT-103": {
    de: "Innenschuh mit Wolle, doppelte Schnürung und eine Sohle, die auf Eis nicht rutscht. Passt genau in die Bindung der Vlnka.",
    it: "Scarpetta in lana, doppia allacciatura e una suola che non scivola sul ghiaccio. Entra a misura negli attacchi della Vlnka.",
  },
  "XC-101": {
    de: "Unser meistgeliehener Ski für die Isermagistrale. Bergab summt er ein wenig, wie alle Schuppen. Wer ruhiger gleiten will, probiert die Pásovka.",
    it: "Il nostro sci più noleggiato per la Magistrale dello Jizera. In discesa ronza un po', come tutte le squame. Per uno scorrimento più silenzioso c'è la Pásovka.",
  },
  "XC-102": {
    de: "In vereister Spur eine Klasse schneller als Schuppen und bei Tauwetter weniger klebrig als Wachs. Das Fell reinigen wir nach jeder Miete; Vorsicht vor dem Splitt am Parkplatz.",
    it: "Sul binario ghiacciato è di una classe più veloce delle squame e nel disgelo si incolla meno della sciolina. La pelle la puliamo dopo ogni noleggio; attenzione alla ghiaia vicino al parcheggio.",
  },
  "XC-103": {
    de: "Für lange Läufe richten wir ihn auf Tag und Stunde Ihres Starts her. Die Vorspannung wird nach Ihrem Gewicht gewählt. Zum Spazieren im Wald ist er zu schade.",
    it: "Per le gare lunghe lo prepariamo per il giorno e l'ora della vostra partenza. L'arco si sceglie in base al peso. Per passeggiare nel bosco è sprecato.",
  },
  "XC-104": {
    de: "Fünf Zentimeter kürzer, drei Millimeter breiter: Im Pflug bremst sie leicht. Steigt so gut wie die Magistrála.",
    it: "Cinque centimetri più corta, tre millimetri più larga: lo spazzaneve viene facile. In salita tiene come la Magistrála.",
  },
  "XC-105": {
    de: "Für den ersten flachen Kilometer und für Familienausflüge. Die Schuhe schließen mit Reißverschluss und Riemen, das schaffen Kinder allein.",
    it: "Per il primo chilometro in piano e per le gite in famiglia. Le scarpe si chiudono con cerniera e cinghietta: i bambini fanno da soli.",
  },
  "XS-101": {
    de: "Die weichere Spitze gräbt sich nicht ein, wenn ein Fuß zu spät zurückkommt. Steifere Rennski drücken besser ab, wenn die Beine da sind.",
    it: "La punta più morbida non si pianta quando un piede torna tardi. Gli sci da gara, più rigidi, spingono meglio, se ci sono le gambe.",
  },
  "XS-102": {
    de: "Wabenkern und feine Belagsstruktur. In harter Morgenspur fliegt er; im weichen Schnee am Nachmittag verlangt er kräftige Beine.",
    it: "Anima a nido d'ape, struttura fine della soletta. Al mattino sul duro vola; nel pomeriggio molle chiede gambe forti.",
  },
  "XS-103": {
    de: "Ein Kompromiss mit allem, was dazugehört. Hervorragend für Ferien mit wechselnder Laune.",
    it: "Un compromesso, con tutto ciò che comporta. Ottimo per una vacanza dall'umore variabile.",
  },
  "BC-101": {
    de: "Gerade breit genug für die Kämme von Isergebirge und Böhmerwald. Passt noch in die gespurte Loipe, so gleiten Sie heim.",
    it: "Largo quanto basta per le creste dello Jizera e della Šumava. Entra ancora nel binario battuto, così si torna a casa scivolando.",
  },
  "BC-102": {
    de: "Ein kurzes Fell wird für steilere Anstiege unter den Schuh geklickt. Auf harter Unterlage mehr Arbeit als der Hvozd.",
    it: "Per le salite più ripide si aggancia una pelle corta sotto il piede. Sul duro è più faticoso dell'Hvozd.",
  },
  "BC-103": {
    de: "Starre Stangen überholen Sie bergab nicht, die Abdeckung hält den Schnee draußen. Der Hüftgurt ist von S bis XL verstellbar.",
    it: "Le stanghe rigide non vi sorpassano in discesa, la copertura tiene fuori la neve. La cintura si regola dalla S alla XL.",
  },
  "XB-101": {
    de: "Abgedeckte Schnürung und ein höherer Schaft halten den Schnee draußen. Ihre Straßengröße, mit dicken Socken eine mehr.",
    it: "Lacci coperti e caviglia più alta tengono fuori la neve. Il vostro numero abituale, uno in più con le calze grosse.",
  },
  "XB-102": {
    de: "Eine Einlage aus Carbon bringt die Kraft auf den Ski. Für klassisch zu hart, dafür nehmen Sie den Chodec.",
    it: "L'inserto in carbonio porta la forza sullo sci. Troppo duro per il classico: per quello c'è il Chodec.",
  },
  "XB-103": {
    de: "Gut auch für ein paar Kilometer zu Fuß mit den Ski auf dem Rücken. Nicht auf die Heizung stellen; trocknen tun wir ihn.",
    it: "Va bene anche per qualche chilometro a piedi con gli sci in spalla. Non mettetelo sul termosifone: ad asciugarlo pensiamo noi.",
  },
  "XP-101": {
    de: "Mehr braucht es auf ebener Loipe nicht. Für klassisch multiplizieren Sie Ihre Größe mit 0,83.",
    it: "Su un percorso in piano non serve altro. Per il classico moltiplicate l'altezza per 0,83.",
  },
  "XP-102": {
    de: "Bei jedem Doppelstockschub spüren Sie, wie die Kraft ankommt. Für Skating multiplizieren Sie Ihre Größe mit 0,9.",
    it: "A ogni spinta doppia si sente la forza arrivare. Per lo skating moltiplicate l'altezza per 0,9.",
  },
  "KSK-101": {
    de: "Hier klickt sich auch ein Kind mit fünfzehn Kilo ein. Die angehobene Spitze kreuzt die Ski seltener. Stöcke lassen Sie vorerst zu Hause.",
    it: "Ci entra anche un bambino di quindici chili. La punta rialzata fa incrociare meno gli sci. I bastoncini per ora lasciateli a casa.",
  },
  "KSK-102": {
    de: "Holzkern und richtige Kanten. Carvt wie ein Ski für Große, mit halb so viel Widerstand.",
    it: "Anima in legno e lamine vere. Curva come uno sci da grandi, con metà della resistenza.",
  },
  "KSK-103": {
    de: "Landet vorwärts und rückwärts. Eltern brauchen dazu einen Helm und gute Nerven.",
    it: "Atterra in avanti e all'indietro. Ai genitori servono un casco e nervi saldi.",
  },
  "KSK-104": {
    de: "Weiche Zunge und weiter Einstieg: an, bevor das Kind beleidigt ist. Messen Sie den Fuß, nicht den Schuh vom letzten Jahr.",
    it: "Linguetta morbida e apertura larga: calzato prima che il bambino si offenda. Misurate il piede, non gli scarponi dell'anno scorso.",
  },
  "KSK-105": {
    de: "Halt am Schienbein wie bei Erwachsenen, mit einem Flex, den zehnjährige Beine beugen können.",
    it: "Il sostegno alla tibia è da adulti, la rigidità la piegano gambe di dieci anni.",
  },
  "SLG-101": {
    de: "Die Stahlkufen schleifen wir; auf dem gefrorenen Feldweg fliegt er. Gelenkt wird mit dem Fuß und mit Rufen.",
    it: "I pattini in acciaio li levighiamo noi; su una strada ghiacciata vola. Si guida con il piede e gridando.",
  },
  "SLG-102": {
    de: "Mit Stange überholt der Schlitten niemanden, der ihn zieht. Eine Decke bringen Sie selbst mit.",
    it: "Con la barra lo slittino non sorpassa chi lo tira. La coperta portatela voi.",
  },
  "SLG-103": {
    de: "Schräge Kufen halten in eisigen Kurven. Auf Rodelbahnen gilt Helmpflicht; wir leihen ihn.",
    it: "I pattini inclinati tengono nelle curve ghiacciate. Sulle piste da slittino il casco è obbligatorio: lo prestiamo noi.",
  },
  "SLG-104": {
    de: "Er lenkt dort, wo Sie bremsen. Die Schnur rollt sich selbst auf.",
    it: "Gira dove si frena. La corda si riavvolge da sola.",
  },
  "SLG-105": {
    de: "Allein ab fünf, mit einem Elternteil ab drei Jahren. In tiefen Schnee sinkt er ein und will eine feste Bahn.",
    it: "Da soli dai cinque anni, con un genitore dai tre. Nella neve alta affonda: vuole una pista battuta.",
  },
  "MTN-101": {
    de: "Die Ferse lässt sich für steile Anstiege anheben. Tragen Sie Ihre eigenen Wanderschuhe.",
    it: "Il tallone si alza per le salite ripide. Usate i vostri scarponi da trekking.",
  },
  "MTN-102": {
    de: "Ein gezahnter Aluminiumrahmen hält in Querungen.",
    it: "Il telaio in alluminio dentato tiene nei traversi.",
  },
  "MTN-103": {
    de: "Klettriemen, die Kinder allein schließen.",
    it: "Chiusure a strappo che i bambini gestiscono da soli.",
  },
  "MTN-104": {
    de: "Sie dehnen sich über Schuhe von 36 bis 46. Nicht für Gletscher.",
    it: "Si tendono su scarpe dal 36 al 46. Non per i ghiacciai.",
  },
  "MTN-105": {
    de: "Für die winterliche Tatra und erste Gletscher. Bringen Sie Ihre Schuhe mit, wir passen sie an.",
    it: "Per i Tatra d'inverno e i primi ghiacciai. Portate i vostri scarponi: li regoliamo noi.",
  },
  "MTN-106": {
    de: "Üben Sie das Bremsen eines Sturzes auf einem sicheren Hang, bevor Sie es brauchen.",
    it: "Esercitatevi a fermare una caduta su un pendio sicuro, prima di averne bisogno.",
  },
  "MTN-107": {
    de: "Der Preis gilt für ein Stück; für Eis nehmen Sie zwei.",
    it: "Il prezzo è per un pezzo; per il ghiaccio prendetene due.",
  },
  "SKT-101": {
    de: "Sie halten den Knöchel und haben keine nassen Schnürsenkel. Geschliffen nach der letzten Miete.",
    it: "Tengono la caviglia e non hanno lacci bagnati. Affilati dopo l'ultimo noleggio.",
  },
  "SKT-102": {
    de: "Treten Sie von der Ferse ab; die Zacken bremsen früher, als Ihnen lieb ist.",
    it: "Partite dal tallone: i dentini frenano prima di quanto si vorrebbe.",
  },
  "SKT-103": {
    de: "Nehmen Sie eine Nummer kleiner als beim Straßenschuh. Hohlschliff 13 mm, anderer auf Wunsch.",
    it: "Prendete un numero in meno della scarpa. Affilatura con raggio 13 mm, altre su richiesta.",
  },
  "SKT-104": {
    de: "Auf Radwegen ruhig. Ein Helm ist kostenlos dabei.",
    it: "Stabili sulle ciclabili. Il casco è gratuito.",
  },
  "SKT-105": {
    de: "Die Bremse liegt bei; montieren Sie sie, bevor es bergab geht.",
    it: "Il freno è nella confezione: montatelo prima di andare in discesa.",
  },
  "SKT-106": {
    de: "Schoner und Helm sind dabei. Die angezeigte Größe ist die kleinste.",
    it: "Protezioni e casco inclusi. Il numero indicato è il più piccolo.",
  },
  "SKT-107": {
    de: "Das niedrige Trittbrett schont die Knie. Wechseln Sie das Bein alle zehn Stöße.",
    it: "La pedana bassa risparmia le ginocchia. Cambiate gamba ogni dieci spinte.",
  },
  "SKT-108": {
    de: "Ab 145 cm. Helm und Handschuhe sind dabei und Pflicht.",
    it: "Dai 145 cm. Casco e guanti sono compresi e obbligatori.",
  },
};
