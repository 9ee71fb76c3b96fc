import type { ImportInput } from "@/server/importer/format";

/* Companies of the demo's register; made up, with numbers as real ones are made. A real shop imports its own list. */

/** IČO, name, street, city, postcode. Schools and clubs pay no tax of their own, so they have no tax number. */
const rows = `
04718208|Chata pod Medvědínem s.r.o.|Bedřichov 118|Špindlerův Mlýn|543 51
28143060|Lyžařská škola Sněženka s.r.o.|Krkonošská 41|Vrchlabí|543 01
06359175|Hotel U Dvou jezer a.s.|Lipno nad Vltavou 210|Lipno nad Vltavou|382 78
25901443|Cyklo Nisa s.r.o.|5. května 17|Liberec|460 01
09223711|Outdoor agentura Vír, z.s.|Latrán 22|Český Krumlov|381 01
27068153|Stavby Holešovice s.r.o.|Komunardů 8|Praha 7|170 00
05182468|Softwarová dílna Karlín s.r.o.|Křižíkova 56|Praha 8|186 00
29330742|Reklamní studio Barva s.r.o.|Údolní 33|Brno|602 00
48271632|Účetní kancelář Lípa s.r.o.|Hrnčířská 12|Česká Lípa|470 01
15046290|Tělovýchovná jednota Sokol Hostinné, z.s.|Náměstí 3|Hostinné|543 71
70695181|Základní škola Jilemnice|Komenského 288|Jilemnice|514 01
03894525|Pekařství U Mostu s.r.o.|Nábřeží 14|Turnov|511 01
`;

export const companyRecords: ImportInput<"companies">[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [company_id = "", name = "", street = "", city = "", postcode = ""] = row.split("|");
    const vat_id = /z\.s\.|škola/u.test(name) && !name.includes("s.r.o.") ? "" : `CZ${company_id}`;
    return { country_id: "CZ", company_id, vat_id, name, street, city, postcode };
  });
