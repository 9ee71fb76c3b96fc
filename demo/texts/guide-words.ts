import type { Words } from "./option-words";

/* What the demo's equipment guide says: sports and answers each by name and by a line about them, things by name. */

type Told = readonly [name: Words, text: Words];

export const sports = {
  sjezd: [
    ["Sjezdové lyže", "Downhill skis", "Alpinski", "Sci da discesa"],
    [
      "Lyže, boty, hůlky a helma na sjezdovku i vedle ní.",
      "Skis, boots, poles and a helmet, on the piste and beside it.",
      "Ski, Schuhe, Stöcke und Helm, auf der Piste und daneben.",
      "Sci, scarponi, bastoncini e casco, in pista e fuori.",
    ],
  ],
  snowboard: [
    ["Snowboard", "Snowboard", "Snowboard", "Snowboard"],
    [
      "Prkno s vázáním, boty a helma.",
      "A board with bindings, boots and a helmet.",
      "Board mit Bindung, Schuhe und Helm.",
      "Tavola con attacchi, scarponi e casco.",
    ],
  ],
  bezky: [
    ["Běžky", "Cross-country skis", "Langlauf", "Sci di fondo"],
    [
      "Klasika, bruslení nebo backcountry, s botami a hůlkami.",
      "Classic, skating or backcountry, with boots and poles.",
      "Klassisch, Skating oder Backcountry, mit Schuhen und Stöcken.",
      "Classico, skating o backcountry, con scarpe e bastoncini.",
    ],
  ],
  skialp: [
    ["Skialpy", "Ski touring", "Skitour", "Scialpinismo"],
    [
      "Nahoru po svých. Pro dospělé, kteří už mimo sjezdovku lyžují.",
      "Up under your own power. For adults who already ski off the piste.",
      "Aus eigener Kraft hinauf. Für Erwachsene, die schon abseits der Piste fahren.",
      "In salita con le tue forze. Per adulti che già sciano fuori pista.",
    ],
  ],
  kolo: [
    ["Kolo", "Bike", "Fahrrad", "Bici"],
    [
      "Kola pro dospělé i děti, přilby a zámky.",
      "Bikes for adults and children, helmets and locks.",
      "Räder für Erwachsene und Kinder, Helme und Schlösser.",
      "Bici per adulti e bambini, caschi e lucchetti.",
    ],
  ],
  voda: [
    ["Voda", "Water", "Wasser", "Acqua"],
    [
      "Paddleboard, kajak nebo kánoe a vesta pro každého.",
      "Paddleboard, kayak or canoe, and a vest for everyone.",
      "SUP, Kajak oder Kanu und für jeden eine Weste.",
      "SUP, kayak o canoa e un giubbotto per ognuno.",
    ],
  ],
} satisfies Record<string, Told>;

export const answers = {
  sjezdovka: [
    ["Na upravených sjezdovkách", "On groomed pistes", "Auf präparierten Pisten", "Su piste battute"],
    [
      "Užší lyže, které samy vedou do oblouku.",
      "Narrower skis that lead you into the turn.",
      "Schmalere Ski, die von selbst in den Schwung führen.",
      "Sci più stretti che accompagnano in curva.",
    ],
  ],
  vsude: [
    ["Všude trochu", "A bit of everything", "Überall ein wenig", "Un po’ ovunque"],
    [
      "Ráno manšestr, odpoledne rozbředlý sníh a kousek lesa.",
      "Corduroy in the morning, slush after lunch, and a few trees.",
      "Morgens Rillen, nachmittags Sulz und ein Stück Wald.",
      "Al mattino il velluto, al pomeriggio neve molle e un po’ di bosco.",
    ],
  ],
  "volny-teren": [
    ["Ve volném terénu", "Off the piste", "Im freien Gelände", "Fuori pista"],
    [
      "Širší lyže do hlubokého sněhu. Lavinovou výbavu berte s sebou.",
      "Wider skis for deep snow. Take avalanche gear along.",
      "Breitere Ski für Tiefschnee. Nehmen Sie Lawinenausrüstung mit.",
      "Sci più larghi per la neve fresca. Porta con te il kit da valanga.",
    ],
  ],
  klasika: [
    ["Klasicky ve stopě", "Classic, in the track", "Klassisch in der Loipe", "Classico, nel binario"],
    [
      "Nejsnazší začátek: šupiny nebo pás a jde se.",
      "The easiest start: scales or skins, and off you go.",
      "Der leichteste Anfang: Schuppen oder Fell, und los.",
      "L’inizio più facile: squame o pelle e via.",
    ],
  ],
  brusleni: [
    ["Bruslením", "Skating", "Skating", "Skating"],
    [
      "Rychlejší, na širokých upravených tratích.",
      "Faster, on wide groomed trails.",
      "Schneller, auf breiten gewalzten Strecken.",
      "Più veloce, su piste larghe e battute.",
    ],
  ],
  "mimo-stopu": [
    ["Mimo stopu", "Off the track", "Abseits der Loipe", "Fuori dal binario"],
    [
      "Širší lyže s hranou, na hřebeny a do lesa.",
      "Wider skis with edges, for ridges and woods.",
      "Breitere Ski mit Kanten, für Kämme und Wald.",
      "Sci più larghi con lamine, per creste e boschi.",
    ],
  ],
  cyklostezky: [
    ["Po cyklostezkách", "On cycle paths", "Auf Radwegen", "Su piste ciclabili"],
    [
      "Asfalt a zpevněné cesty, celodenní výlety.",
      "Tarmac and firm paths, day trips.",
      "Asphalt und feste Wege, Tagesausflüge.",
      "Asfalto e strade compatte, gite di un giorno.",
    ],
  ],
  "lesni-cesty": [
    ["Po lesních cestách", "On forest roads", "Auf Forstwegen", "Su strade forestali"],
    [
      "Pevné horské kolo s odpruženou vidlicí.",
      "A hardtail mountain bike with a suspension fork.",
      "Ein Hardtail mit Federgabel.",
      "Una mountain bike rigida con forcella ammortizzata.",
    ],
  ],
  traily: [
    ["Na traily", "On trails", "Auf Trails", "Sui trail"],
    [
      "Celoodpružené kolo, které hodně odpustí.",
      "Full suspension, which forgives a lot.",
      "Vollgefedert, das verzeiht viel.",
      "Bici biammortizzata, che perdona molto.",
    ],
  ],
  "s-motorem": [
    ["Do kopce s motorem", "Uphill with a motor", "Bergauf mit Motor", "In salita con il motore"],
    [
      "Elektrokolo. Děti jedou na svém.",
      "An e-bike. Children ride their own bikes.",
      "Ein E-Bike. Kinder fahren auf dem eigenen Rad.",
      "Un’e-bike. I bambini pedalano sulla loro bici.",
    ],
  ],
  jezero: [
    ["Na klidné vodě ve stoje", "Standing, on flat water", "Stehend auf ruhigem Wasser", "In piedi, su acque calme"],
    [
      "Paddleboard pro každého, s pumpou, pádlem a leashem.",
      "A paddleboard each, with pump, paddle and leash.",
      "Für jeden ein SUP, mit Pumpe, Paddel und Leash.",
      "Un SUP a testa, con pompa, pagaia e leash.",
    ],
  ],
  kajak: [
    ["Na kajaku", "In a kayak", "Im Kajak", "In kayak"],
    [
      "Každý ve své lodi, na přehradu a klidnou řeku.",
      "Everyone in a boat of their own, on lakes and calm rivers.",
      "Jeder im eigenen Boot, auf Stauseen und ruhigen Flüssen.",
      "Ognuno nella propria barca, su laghi e fiumi calmi.",
    ],
  ],
  reka: [
    ["Po řece na kánoi", "Down a river by canoe", "Im Kanu den Fluss hinunter", "Lungo il fiume in canoa"],
    [
      "Jedna kánoe pro tři, i s dítětem uprostřed.",
      "One canoe for three, with a child in the middle.",
      "Ein Kanu für drei, auch mit Kind in der Mitte.",
      "Una canoa per tre, anche con un bambino in mezzo.",
    ],
  ],
} satisfies Record<string, Told>;

export const things = {
  skis: ["Lyže", "Skis", "Ski", "Sci"],
  "ski-boots": ["Lyžařské boty", "Ski boots", "Skischuhe", "Scarponi"],
  poles: ["Hůlky", "Poles", "Stöcke", "Bastoncini"],
  helmet: ["Helma", "Helmet", "Helm", "Casco"],
  goggles: ["Lyžařské brýle", "Goggles", "Skibrille", "Maschera"],
  board: ["Prkno", "Board", "Board", "Tavola"],
  "board-boots": ["Boty na prkno", "Snowboard boots", "Snowboardschuhe", "Scarponi da snowboard"],
  "nordic-skis": ["Běžky", "Cross-country skis", "Langlaufski", "Sci da fondo"],
  "nordic-boots": ["Boty na běžky", "Cross-country boots", "Langlaufschuhe", "Scarpe da fondo"],
  "touring-skis": ["Skialpové lyže", "Touring skis", "Tourenski", "Sci da alpinismo"],
  "touring-boots": ["Skialpové boty", "Touring boots", "Tourenschuhe", "Scarponi da alpinismo"],
  avalanche: ["Lavinový set", "Avalanche set", "Lawinenset", "Kit da valanga"],
  bike: ["Kolo", "Bike", "Rad", "Bici"],
  "bike-helmet": ["Přilba", "Helmet", "Helm", "Casco"],
  lock: ["Zámek", "Lock", "Schloss", "Lucchetto"],
  paddleboard: ["Paddleboard", "Paddleboard", "SUP-Board", "SUP"],
  kayak: ["Kajak", "Kayak", "Kajak", "Kayak"],
  canoe: ["Kánoe", "Canoe", "Kanu", "Canoa"],
  vest: ["Plovací vesta", "Buoyancy vest", "Schwimmweste", "Giubbotto"],
  "dry-bag": ["Lodní vak", "Dry bag", "Packsack", "Sacca stagna"],
} satisfies Record<string, Words>;
