/** What people say of a kind of thing: title and opening, by how content they were. */
export interface Opinions {
  praise: readonly Opinion[];
  mixed: readonly Opinion[];
  poor: readonly Opinion[];
}
export type Opinion = readonly [title: string, text: string];

export const opinions: Record<string, Opinions> = {
  ski: {
    praise: [
      ["Držely i na ledu", "Týden v Peci, ráno led, odpoledne boule, a lyže držely pořád stejně."],
      ["Příště znovu", "Chtěl jsem je původně jen vyzkoušet před koupí. Teď vím, že si je budu radši půjčovat."],
      ["Sedly mi hned", "Po dvou jízdách jsem na nich jezdila líp než na svých deset let starých."],
      ["Krásně připravené", "Hrany ostré, skluznice namazaná, nic jsem neřešil."],
      ["Přesně podle popisu", "V popisu psali, že nejsou pro začátečníky, a měli pravdu. Pro mě ale akorát."],
      ["Konečně správná délka", "Pán v půjčovně mi rozmluvil o deset centimetrů delší a dobře udělal."],
      ["Na celý den", "Nebolely mě nohy ani třetí den, což se mi na vlastních nestává."],
      ["Rychlé a klidné", "V delším oblouku jedou jako po kolejích."],
    ],
    mixed: [
      ["Dobré, ale těžké", "Jezdí skvěle, jen je to od parkoviště k lanovce kus železa."],
      ["Hrany by snesly přebrousit", "Lyže fajn, ale na ledu ve čtvrtek už klouzaly."],
      ["Pro mě moc tvrdé", "Asi jsem se přecenil, kamarád si je užil, já trpěl."],
    ],
    poor: [["Ne v dobrém stavu", "Na patce vyštíplý kus, jezdit se s tím dalo, ale za ty peníze bych čekal víc."]],
  },
  boots: {
    praise: [
      ["Netlačily", "Poprvé v životě jsem si večer neskopávala boty s nadávkami."],
      ["Vyměnili bez řečí", "První pár tlačil na nártu, druhý den ráno jsem dostala o půl čísla větší."],
      ["Teplé", "Mínus dvanáct na sedačce a prsty v pořádku."],
      ["Dobrá rada u pultu", "Změřili mi nohu a řekli o číslo míň, než nosím. Sedí výborně."],
      ["Suché a čisté", "Uvnitř voněly lépe než moje vlastní."],
    ],
    mixed: [
      ["První den bolest", "Než se vyšláply, byl večer. Od druhého dne dobré."],
      ["Přezky chodí ztuha", "Sedí dobře, ale horní přezku jsem v mrazu zapínal oběma rukama."],
    ],
    poor: [["Vnitřní botička vlhká", "Ráno studené a vlhké, vyměnili mi je až odpoledne."]],
  },
  touring: {
    praise: [
      ["Na Sněžku bez dřiny", "Moje první túra a nahoru jsem došla dřív než manžel."],
      ["Pásy drží", "Ani v traverzu nad lesem nepodjely."],
      ["Kompletní a zkontrolované", "Vyzkoušeli jsme spolu vyhledávač i přepnutí vázání, super přístup."],
      ["Lehké, a přesto jedou", "Dolů jsem čekal horor, a jelo to skvěle."],
    ],
    mixed: [
      ["Pásy už pamatují leccos", "Lepidlo třetí den slabší, pomohlo je usušit."],
      ["V hlubokém sněhu dřina", "Na firnu paráda, v půl metru nového bych chtěl širší."],
    ],
    poor: [["Chyběl stoupací hřeben", "Slíbili ho přibalit a nebyl, zjistil jsem to až nahoře."]],
  },
  snowboard: {
    praise: [
      ["Naučila jsem se to", "Třetí den zatáčím na obě strany, hrana nechytá."],
      ["Postoj nastavený přesně", "Stačilo říct výšku a že jsem goofy."],
      ["Jede to", "Rychlé prkno, na manšestru radost."],
      ["Do parku super", "Pár škrábanců navíc a opravdu je nikdo neřešil."],
    ],
    mixed: [
      ["Vázání vrzalo", "Prkno dobré, pravá přezka potřebovala dotáhnout."],
      ["Trochu krátké", "Na moji váhu bych příště vzal o čtyři centimetry víc."],
    ],
    poor: [["Tupé hrany", "Na zledovatělém svahu skoro neovladatelné."]],
  },
  nordic: {
    praise: [
      ["Jizerky jedna radost", "Čtyřicet kilometrů po magistrále a jen jednou spadla."],
      ["Pás místo mazání, konečně", "Už nikdy nechci vidět klistr."],
      ["Dobře poradili délku", "Zkouška s papírkem zabrala minutu a sedí to."],
      ["Skluz výborný", "Předjížděl jsem lidi na dražších lyžích."],
      ["Rodinný výlet bez pláče", "Děti měly vlastní a zvládly celý okruh."],
    ],
    mixed: [
      ["Z kopce drnčí", "Na rovině a nahoru super, v ledovém sjezdu hlučné."],
      ["Boty trochu tvrdé", "Lyže skvělé, z nových bot puchýř na patě."],
    ],
    poor: [["Špatně namazané", "V oteplení se mi lepily tak, že jsem šla pěšky."]],
  },
  bike: {
    praise: [
      ["Seřízené do puntíku", "Řadilo lépe než moje vlastní, a to jezdím každý týden."],
      ["Na trailech jistota", "Pod Smrkem celý den, ani jeden defekt."],
      ["Velikost přesně", "Napsal jsem výšku a sedlo už bylo nastavené."],
      ["Brzdy skvělé", "Jeden prst a stojíte."],
      ["Přidali i nářadí", "Sadu na defekt jsem nakonec potřeboval, poděkování."],
      ["Lehké kolo", "Do kopce se jelo samo, skoro."],
    ],
    mixed: [
      ["Sedlo ne", "Kolo dobré, na sedlo jsem si nezvykla ani druhý den."],
      ["Pláště sjeté", "Na suchu v pořádku, v blátě už podjížděly."],
      ["Přehazovačka přeskakovala", "Na dvou nejlehčích, pak jsem je prostě nepoužíval."],
    ],
    poor: [["Defekt po pěti kilometrech", "Náhradní duše v brašně byla, ale jiné velikosti."]],
  },
  ebike: {
    praise: [
      ["Baterie vydržela celý den", "Ujeli jsme 64 kilometrů a zbývalo 30 procent."],
      ["Babička nás předjela", "V sedmdesáti dvou letech na Černou horu s úsměvem."],
      ["Motor tichý", "Zapíná se plynule, žádné cukání."],
      ["Zaučení k nezaplacení", "Deset minut na dvoře a věděli jsme všechno."],
    ],
    mixed: [
      ["Těžké na vlak", "Jede krásně, ale do vagonu jsme ho zvedali tři."],
      ["Dojezd menší než v popisu", "V kopcích na turbo jen 40 kilometrů. Ano, psali to tam."],
    ],
    poor: [["Displej zhasínal", "Dvakrát jsme museli baterii vyndat a vrátit."]],
  },
  kids: {
    praise: [
      ["Dcera nechtěla vracet", "Plakala, když jsme to odevzdávali. Příště vezmeme na dva týdny."],
      ["Výměna velikosti fungovala", "Syn v únoru povyrostl, vyměnili bez papírování."],
      ["Lehké i pro tříleťáka", "Zvládl si to odnést sám, a to je co říct."],
      ["Veselé barvy", "Na svahu jsem ji vždycky našla."],
      ["Lepší než kupovat", "Na jednu zimu to nemá smysl kupovat, takhle jsme ušetřili."],
    ],
    mixed: [
      ["Trochu omlácené", "Funkční, ale děti před námi si na tom zjevně užily."],
      ["Větší, než jsme čekali", "Podle tabulky správně, naše dítě bylo na hraně."],
    ],
    poor: [["Chyběl pásek", "Museli jsme se pro něj vracet, půl hodiny pryč."]],
  },
  car: {
    praise: [
      ["Nasazené za čtvrt hodiny", "Přijel jsem a odjel, všechno dotáhli za mě."],
      ["Do Alp a zpět bez hluku", "Ani ve sto třiceti nehvízdá."],
      ["Vešlo se všechno", "Pět párů lyží a ještě kočárek."],
      ["Zamyká spolehlivě", "Stálo to týden na ulici v Innsbrucku, nic se nestalo."],
    ],
    mixed: [
      ["Klíče jdou ztuha", "Box dobrý, zámek vepředu chce cvik."],
      ["Vyšší spotřeba", "O litr a půl víc, s tím se asi musí počítat."],
    ],
    poor: [["Tyče nepasovaly", "Na naše auto je neměli, ačkoli po telefonu tvrdili opak."]],
  },
  water: {
    praise: [
      ["Skvělý víkend na Vltavě", "Lodě připravené na břehu, odvoz na minutu přesně."],
      ["I já na tom stojím", "Nikdy předtím jsem na prknu nestála a spadla jsem jen jednou, schválně."],
      ["Nic neteče", "Tři dny na řece a spacák suchý."],
      ["Pumpa v pořádku", "Nafouknuto dřív, než se děti převlékly."],
      ["Milí lidé u okénka", "Poradili, který jez raději přenést."],
    ],
    mixed: [
      ["Vesty už vybledlé", "Loď skvělá, vesty funkční, ale krásy moc nepobraly."],
      ["Ve větru točí", "Na klidné vodě super, jak zafouká, jedete, kam chce ono."],
    ],
    poor: [["Odvoz přijel o hodinu později", "Za loď hvězda navíc, za čekání v dešti dvě dolů."]],
  },
  camp: {
    praise: [
      ["Vydržel bouřku", "V noci padaly kroupy a uvnitř sucho."],
      ["Postavený za chvíli", "Ukázali nám to předem, v kempu jsme machrovali."],
      ["Čistý a voňavý", "Čekala jsem zatuchlinu, a nic."],
      ["Teplo i u nuly", "Nad ránem jinovatka a já v tom spal v tričku."],
      ["Kompletní", "Kolíky navíc, oprava, dokonce i šňůra na prádlo."],
    ],
    mixed: [
      ["Jeden kolík ohnutý", "Maličkost, narovnali jsme ho kamenem."],
      ["Těžší na nošení", "Do auta ideální, na přechod bych vzal lehčí."],
    ],
    poor: [["Zip se zasekával", "V dešti to opravdu nechcete řešit."]],
  },
  mountain: {
    praise: [
      ["Zkontrolované kus po kuse", "U pultu nám ukázali i datum kontroly, budí to důvěru."],
      ["První ferrata zvládnutá", "Karabiny jdou otevřít i v rukavicích, cítili jsme se bezpečně."],
      ["Sněžnice drží", "Do prudkého svahu nahoru jako nic."],
      ["Sedí na zádech", "Osmnáct kilo a bedra nebolela."],
      ["Akorát na víkend", "Nemá cenu kupovat, jdeme dvakrát do roka."],
    ],
    mixed: [
      ["Popruh se povoloval", "Po hodině vždycky o kus, jinak v pohodě."],
      ["Větší balík", "Čekal jsem něco skladnějšího."],
    ],
    poor: [["Pláštěnka nebyla v batohu", "Přesně ten den samozřejmě lilo."]],
  },
  small: {
    praise: [
      ["Maličkost, co udělá den", "Skoro nic to nestojí a nemusel jsem to tahat z domova."],
      ["Sedí, netlačí, hotovo", "Není co dodat."],
      ["Jako nové", "Na to, že je to půjčené, ve skvělém stavu."],
      ["Dobrá kvalita", "Lepší než to, co mám doma."],
      ["Zachránilo výlet", "Svoje jsem zapomněl v garáži, tady to měli za dvě minuty."],
    ],
    mixed: [
      ["Účel splní", "Nic extra, ale za ty peníze v pořádku."],
      ["Trochu poškrábané", "Funkci to nevadí."],
    ],
    poor: [["Čekala jsem lepší", "Vypadalo to unaveně a nastavení povolovalo."]],
  },
};

/** How the rent itself went: the second half of a review. */
export const endings: Record<keyof Opinions, readonly string[]> = {
  praise: [
    "Vyzvednutí trvalo pět minut.",
    "Kauce zpátky na účtu druhý den.",
    "Vrátili jsme po zavíračce do schránky a nikdo nic neřešil.",
    "Personál ochotný, i když měli plno.",
    "Rezervace přes web bez jediného telefonátu.",
    "Za nás pět hvězd.",
    "Doporučil jsem to už dvěma kolegům.",
    "Cena na šest dní vyšla překvapivě dobře.",
    "Parkování přímo u vchodu se hodí.",
    "Jeli jsme čtyři a každý dostal, co si objednal.",
    "Příště jen zarezervujeme dřív, naše velikost byla poslední.",
    "Dokonce volali, jestli nechceme přijet už večer předem.",
    "",
    "",
  ],
  mixed: [
    "Jinak spokojenost.",
    "Na reklamaci reagovali hned a slušně.",
    "Čtyři hvězdy, protože zbytek byl v pořádku.",
    "Příště zkusím jiný model.",
    "Personál za to nemůže, bylo plno.",
    "Slevu na další půjčení nám nabídli sami.",
    "",
    "",
  ],
  poor: [
    "Omluvili se a vrátili polovinu.",
    "Na druhou stranu to nezapírali a hned nabídli výměnu.",
    "Škoda, minule bylo všechno skvělé.",
    "Stát se to může, ale zkazilo nám to dopoledne.",
    "Podruhé bych si věc u pultu víc prohlédl.",
  ],
};

/** A review is signed by somebody who would put it so: Czech verbs tell a woman from a man. */
export const nicknames = {
  women: [
    "Jana",
    "Lenka",
    "Hana V.",
    "Eva",
    "Lucie",
    "Zuzana",
    "Katka",
    "Michaela",
    "Alena",
    "Radka",
    "Monika",
    "Bára",
    "Ivana",
    "Tereza",
    "Veronika",
    "Markéta",
    "Šárka",
    "Nikola",
    "Dáša",
    "Simona",
    "Klára",
    "Věra",
    "Adéla",
    "Ludmila",
    "Olga",
    "Gabriela",
    "Vlasta",
    "Renata",
    "Magda",
    "máma z Turnova",
  ],
  men: [
    "Petr K.",
    "Martin z Plzně",
    "Tomáš",
    "Jirka",
    "Pavel M.",
    "Ondra",
    "Marek",
    "Honza",
    "Vojta",
    "David",
    "Filip",
    "Standa",
    "Libor",
    "Roman",
    "Karel S.",
    "Aleš",
    "Míra",
    "Luboš",
    "Patrik",
    "Jarda",
    "Radim",
    "Matěj",
    "Zdeněk",
    "Kuba",
    "táta od tří",
    "Pepa z Brna",
    "Dan",
    "Boris",
    "Hynek",
    "Viktor",
  ],
} as const;

const bySpeaker = {
  women: /jezdila|skopávala|dostala|Čekala|čekala|[Ss]padla|nezvykla|nestála|šla pěšky|došla|našla|Naučila/u,
  men: /Chtěl|chtěl bych|bych chtěl|neřešil\.|přecenil|trpěl|zapínal|Předjížděl|čekal\b|Čekal\b|zapomněl|potřeboval|nepoužíval|Napsal|zjistil|Přijel|prohlédl|Doporučil|bych vzal|nemusel|jsem spal|tom spal/u,
};

/** Who could have written the text; null when its verbs contradict each other. */
export function speakers(text: string): readonly string[] | null {
  const [woman, man] = [bySpeaker.women.test(text), bySpeaker.men.test(text)];
  if (woman && man) return null;
  return woman
    ? nicknames.women
    : man
      ? nicknames.men
      : [...nicknames.women, ...nicknames.men, "rodina Novotných", "parta z Hradce"];
}
