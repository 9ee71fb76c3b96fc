import type { ImportInput } from "@/server/importer/format";

/* Where postcodes are, by their first digits, to about a district: enough to tell which branch is nearest. */

const areas = `
1 Praha 50.08 14.44|150 Praha 5 50.06 14.39|160 Praha 6 50.10 14.37|170 Praha 7 50.10 14.44|190 Praha 9 50.12 14.52
25 okolí Prahy 50.03 14.52|250 Brandýs nad Labem 50.18 14.66|251 Říčany 49.99 14.66|252 Praha-západ 49.97 14.38
253 Hostivice 50.08 14.26|26 Beroun 49.96 14.07|261 Příbram 49.69 14.01|269 Rakovník 50.10 13.73|27 Kladno 50.14 14.10
276 Mělník 50.35 14.48|28 Kolín 50.03 15.20|284 Kutná Hora 49.95 15.27|288 Nymburk 50.19 15.04
29 Mladá Boleslav 50.41 14.90|3 Plzeň 49.75 13.38|337 Rokycany 49.74 13.59|339 Klatovy 49.40 13.30
342 Sušice 49.23 13.52|344 Domažlice 49.44 12.93|35 Cheb 50.08 12.37|353 Mariánské Lázně 49.97 12.70
356 Sokolov 50.18 12.64|36 Karlovy Vary 50.23 12.87|37 České Budějovice 48.97 14.47|377 Jindřichův Hradec 49.14 15.00
379 Třeboň 49.00 14.77|38 Český Krumlov 48.81 14.32|382 Lipno a Kaplice 48.68 14.27|38278 Lipno nad Vltavou 48.64 14.23
383 Prachatice 49.01 14.00|384 Vimperk 49.05 13.78|385 Vimperk 49.05 13.78|386 Strakonice 49.26 13.90|39 Tábor 49.41 14.66
393 Pelhřimov 49.43 15.22|397 Písek 49.31 14.15|40 Ústí nad Labem 50.66 14.03|405 Děčín 50.78 14.21
407 Varnsdorf 50.91 14.62|41 Teplice 50.64 13.82|412 Litoměřice 50.53 14.13|43 Chomutov 50.46 13.42|434 Most 50.50 13.64
44 Louny 50.36 13.80|46 Liberec 50.77 15.06|466 Jablonec nad Nisou 50.72 15.17|468 Tanvald 50.74 15.31
47 Česká Lípa 50.69 14.54|50 Hradec Králové 50.21 15.83|506 Jičín 50.44 15.35|51 Turnov 50.59 15.16
512 Semily 50.60 15.34|51246 Harrachov 50.77 15.43|514 Jilemnice 50.61 15.51|516 Rychnov nad Kněžnou 50.16 16.28
53 Pardubice 50.03 15.78|537 Chrudim 49.95 15.80|54 Trutnov 50.56 15.91|542 Pec pod Sněžkou 50.69 15.73
543 Vrchlabí 50.63 15.61|54351 Špindlerův Mlýn 50.73 15.61|544 Dvůr Králové 50.43 15.81|547 Náchod 50.42 16.16
56 Ústí nad Orlicí 49.97 16.39|568 Svitavy 49.76 16.47|57 Litomyšl 49.87 16.31|58 Jihlava 49.40 15.59
580 Havlíčkův Brod 49.61 15.58|59 Žďár nad Sázavou 49.56 15.94|6 Brno 49.20 16.61|669 Znojmo 48.86 16.05
674 Třebíč 49.22 15.88|678 Blansko 49.36 16.64|682 Vyškov 49.28 17.00|686 Uherské Hradiště 49.07 17.46
69 Břeclav 48.76 16.88|695 Hodonín 48.85 17.13|7 Ostrava 49.83 18.28|733 Karviná 49.85 18.54|738 Frýdek-Místek 49.69 18.35
741 Nový Jičín 49.59 18.01|746 Opava 49.94 17.90|75 Přerov 49.46 17.45|755 Vsetín 49.34 18.00
756 Rožnov pod Radhoštěm 49.46 18.14|76 Zlín 49.22 17.66|767 Kroměříž 49.30 17.39|77 Olomouc 49.59 17.25
78 Šumperk 49.97 16.97|79 Bruntál 49.99 17.46|790 Jeseník 50.23 17.21|796 Prostějov 49.47 17.11
`;

export const postcodeRecords: ImportInput<"postcodes">[] = areas
  .trim()
  .split(/[\n|]/u)
  .map((area) => {
    const [, prefix = "", name = "", latitude, longitude] = /^(\d+) (.+) ([\d.]+) ([\d.]+)$/u.exec(area) ?? [];
    return { prefix, name, latitude: Number(latitude), longitude: Number(longitude) };
  });
