import type { ImportInput } from "@/server/importer/format";

const groups = [
  "lyže, sjezdovky, sjezdové lyže, ski", "běžky, běžecké lyže, bruslení na lyžích", "skialpy, skialpové lyže, skitouring, túrové lyže", "snowboard, prkno, deska, board", "lyžáky, lyžařské boty, přeskáče, boty na lyže",
  "hůlky, hole, lyžařské hole", "helma, přilba, helmička", "brýle, lyžařské brýle, goggle", "elektrokolo, e-kolo, ebike, e-bike, kolo na baterii", "kolo, bicykl, bike", "horské kolo, mtb, horák", "celopero, celoodpružené kolo, full", "silnička, silniční kolo",
  "trekové kolo, trekingové kolo, trek", "vozík, cyklovozík, vozík za kolo, přívěsný vozík", "odrážedlo, kolo bez pedálů", "koloběžka, trotinet", "paddleboard, sup, stand up, paddle board", "kánoe, kanoe, loď, loďka", "kajak, kajaky", "raft, gumák, nafukovací člun",
  "neopren, neoprenový oblek, wetsuit", "vesta, plovací vesta, záchranná vesta", "stan, stany, tent", "spacák, spací pytel, sleeping bag", "karimatka, podložka, matrace", "krosna, nosítko, nosička, batoh na dítě", "batoh, ruksak, bágl",
  "střešní box, autobox, rakev, box na auto", "nosič kol, držák na kola", "ferrata, ferratový set, via ferrata, zajištěná cesta", "úvazek, sedák, sedací úvazek", "sněžnice, snowshoes", "mačky, stoupací železa", "nesmeky, protiskluzové návleky",
  "lavinový set, pípák, vyhledávač, lopata a sonda", "sáňky, saně, sáně", "boby, bob, kluzák", "brusle, lední brusle", "inline, in-line, kolečkové brusle", "vařič, plynový vařič", "čelovka, baterka na hlavu", "chladicí box, chladnička, lednice, autochladnička",
  "poukaz, voucher, dárek, dárkový poukaz", "instruktor, lekce, lyžařská škola, učitel lyžování", "servis, broušení, voskování, mazání",
];

export const synonymRecords: ImportInput<"synonyms">[] = groups.map((words) => ({ words: words.split(", ") }));
