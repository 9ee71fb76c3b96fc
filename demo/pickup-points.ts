import type { ImportInput } from "@/server/importer/format";

/* Parcel points of the demo's carrier in the towns that its branches serve; made up, in streets of common names. */

type Hours = ImportInput<"pickup-points">["opening_hours"];

const on = (weekdays: readonly number[], opens: string, closes: string): Hours =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const workdays = [1, 2, 3, 4, 5];
const week = [...workdays, 6, 7];

/** Kinds of places that keep parcels: a box in the street, a news stand, a grocer's, a filling station. */
const kinds: Record<string, { name: string; hours: Hours }> = {
  box: { name: "Box", hours: on(week, "00:00", "24:00") },
  stand: { name: "Trafika", hours: [...on(workdays, "06:30", "18:00"), ...on([6], "07:00", "11:30")] },
  shop: { name: "Potraviny", hours: [...on(workdays, "07:00", "19:00"), ...on([6, 7], "08:00", "18:00")] },
  fuel: { name: "Čerpací stanice", hours: on(week, "06:00", "22:00") },
  books: { name: "Knihkupectví", hours: [...on(workdays, "09:00", "17:30"), ...on([6], "09:00", "12:00")] },
};

/** Town, postcode, latitude and longitude; then its points: kind, name, street. */
const towns = `
Praha 7|170 00|50.101 14.438|box U Výstaviště, Dukelských hrdinů 21|stand Letná, Milady Horákové 56|shop Ortenovo náměstí, Komunardů 30
Praha 1|110 00|50.087 14.424|box Masarykovo nádraží, Havlíčkova 2|stand Příkopy, Senovážné náměstí 12|books U Prašné brány, Celetná 31
Praha 5|150 00|50.071 14.403|box Anděl, Nádražní 48|shop Smíchov, Štefánikova 18|fuel Radlice, Radlická 112
Praha 6|160 00|50.100 14.394|box Dejvická, Evropská 14|stand Vítězné náměstí, Jugoslávských partyzánů 9|shop Břevnov, Bělohorská 87
Praha 9|190 00|50.110 14.501|box Vysočany, Sokolovská 352|shop Prosek, Prosecká 64|fuel Letňany, Beladova 3
Kladno|272 01|50.143 14.105|box U Nádraží, Nádražní 5|stand Náměstí, T. G. Masaryka 88
Říčany|251 01|49.992 14.655|shop Na Obci, Olivova 14|box U Vlaku, Široká 9
Vrchlabí|543 01|50.627 15.609|box U Autobusu, Krkonošská 212|stand Pod Zámkem, náměstí T. G. Masaryka 7|shop Na Liščím kopci, Lánovská 640|fuel Na Kněžickém, Pražská 1411
Špindlerův Mlýn|543 51|50.726 15.609|shop U Mostu, Svatopetrská 61|box Parkoviště P1, Bedřichov 19
Hostinné|543 71|50.541 15.723|stand Na Náměstí, Náměstí 69
Pec pod Sněžkou|542 21|50.694 15.733|shop U Zeleného potoka, Pec 172|box Centrální parkoviště, Pec 240
Trutnov|541 01|50.561 15.913|box Hlavní nádraží, Nádražní 107|stand Krakonošovo náměstí, Horská 12|fuel Horní Předměstí, Polská 391
Jilemnice|514 01|50.609 15.507|stand U Radnice, Masarykovo náměstí 102|box U Nemocnice, Metyšova 465
Harrachov|512 46|50.773 15.431|shop Nový Svět, Harrachov 95|box U Skokanských můstků, Harrachov 521
Liberec|460 01|50.767 15.056|box U Nisy, Nábřeží 7|stand Fügnerova, 5. května 22|books Soukenné náměstí, Pražská 15|shop Ruprechtice, Vrchlického 830|fuel Doubí, České mládeže 111
Jablonec nad Nisou|466 01|50.724 15.171|box Terminál, Kamenná 10|stand Horní náměstí, Komenského 21|shop Mšeno, Palackého 62
Tanvald|468 41|50.737 15.306|shop U Nádraží, Krkonošská 568|box Na Výšině, Nemocniční 13
Turnov|511 01|50.587 15.157|box Na Lukách, Nádražní 503|stand Náměstí Českého ráje, Palackého 192
Frýdlant|464 01|50.921 15.080|stand U Radnice, náměstí T. G. Masaryka 37
Česká Lípa|470 01|50.686 14.538|box Autobusové nádraží, Děčínská 390|shop Sever, Hrnčířská 859
Český Krumlov|381 01|48.812 14.317|box U Poštovní zastávky, Objížďková 564|stand Latrán, Latrán 53|shop Mír, Za Nádražím 222
České Budějovice|370 01|48.974 14.475|box U Nádraží, Dvořákova 6|stand Piaristické náměstí, Kněžská 11|fuel Suché Vrbné, Vrbenská 33
Lipno nad Vltavou|382 78|48.639 14.228|shop U Přístavu, Lipno 87|box U Lanovky, Slupečná 4
Frymburk|382 79|48.660 14.170|shop Na Náměstí, Frymburk 79
Kaplice|382 41|48.738 14.496|fuel U Dálnice, Českobudějovická 521|stand Náměstí, Linecká 40
Vyšší Brod|382 73|48.618 14.312|shop U Kláštera, Náměstí 104
Horní Planá|382 26|48.768 14.033|shop U Přívozu, Jiráskova 155|box U Nádraží, Komenského 27
`;

/** Points of one town stand a few hundred metres from each other. */
const APART = [
  [0, 0],
  [0.006, -0.009],
  [-0.005, 0.011],
  [0.009, 0.013],
  [-0.011, -0.006],
] as const;

function pointsOf(town: string): ImportInput<"pickup-points">[] {
  const [city = "", postcode = "", position = "", ...points] = town.split("|");
  const [latitude = 0, longitude = 0] = position.split(" ").map(Number);
  return points.map((point, index) => {
    const [, kind = "", place = "", street = ""] = /^(\w+) (.+), (.+)$/u.exec(point) ?? [];
    const { name, hours } = kinds[kind]!;
    const [north, east] = APART[index]!;
    return {
      carrier: "parcel_point",
      id: `cz-${postcode.replace(" ", "")}-${index + 1}`,
      name: `${name} ${place}`,
      street,
      city,
      postcode,
      latitude: Number((latitude + north).toFixed(4)),
      longitude: Number((longitude + east).toFixed(4)),
      opening_hours: hours,
    };
  });
}

export const pickupPointRecords = towns.trim().split("\n").flatMap(pointsOf);
