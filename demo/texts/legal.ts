import type { PageText } from "./page-text";

export const contacts: PageText = {
  identifier: "kontakty",
  map: true,
  title: { cs: "Kontakty", en: "Contact", de: "Kontakt", it: "Contatti" },
  meta: {
    cs: "Adresy, telefony a otevírací doba našich půjčoven.",
    en: "Addresses, telephones and opening hours of our shops.",
    de: "Adressen, Telefonnummern und Öffnungszeiten unserer Verleihe.",
    it: "Indirizzi, telefoni e orari di apertura dei nostri noleggi.",
  },
  content: {
    cs: `## Zákaznická linka

[+420 222 000 100](tel:+420222000100), denně 7–20 hodin

[ahoj@sezona.example](mailto:ahoj@sezona.example), odpovídáme do druhého dne

## Když se něco stane

Rozbilo se, ztratilo se, nejede: volejte půjčovnu, ze které věc máte. Mimo otevírací dobu linku s přepojením na pohotovost.

Tento obchod je ukázkový. Adresy, telefony a značky jsou vymyšlené.`,
    en: `## Customer line

[+420 222 000 100](tel:+420222000100), daily 7 am–8 pm

[ahoj@sezona.example](mailto:ahoj@sezona.example), we answer by the next day

## If something happens

Broken, lost or stuck: call the shop you rented from. Out of hours the customer line connects you to whoever is on duty.

This is a demonstration shop. Addresses, telephones and brands are made up.`,
  },
};

export const terms: PageText = {
  identifier: "terms",
  title: { cs: "Obchodní podmínky", en: "Terms and conditions", de: "AGB", it: "Condizioni generali" },
  meta: {
    cs: "Podmínky půjčení sportovního vybavení: smlouva, cena, kauce, škody.",
    en: "Terms of renting sports equipment: contract, price, deposit, damage.",
    de: "Bedingungen für die Miete von Sportausrüstung: Vertrag, Preis, Kaution, Schäden.",
    it: "Condizioni di noleggio dell’attrezzatura sportiva: contratto, prezzo, cauzione, danni.",
  },
  content: {
    cs: `## 1. Smlouva

Smlouva o nájmu vzniká potvrzením objednávky. Nájemcem může být osoba starší osmnácti let; mladším půjčujeme v doprovodu zákonného zástupce.

## 2. Doba nájmu

Nájem trvá po celé dny od prvního do posledního včetně. Vyzvednutí je možné od 6 hodin prvního dne, vrácení do 21 hodin posledního. Za každý započatý den prodlení účtujeme jednodenní sazbu.

## 3. Cena a kauce

Ceny jsou konečné a obsahují DPH. Vratná kauce se skládá při převzetí a není součástí ceny. Vracíme ji při vrácení nepoškozené věci v plné výši.

## 4. Odpovědnost

Nájemce věc používá přiměřeně jejímu určení a nepůjčuje ji dál. Běžné opotřebení jde na náš vrub. Škodu hradí nájemce nejvýš do ceny věci; sjednané pojištění tuto povinnost omezuje podle jeho podmínek.

## 5. Bezpečnost

Vázání seřizuje výhradně náš technik. Jistící výbavu po pádu nepoužívejte. U dětí odpovídá za správné použití dospělý, který je doprovází.

## 6. Odstoupení

Jde o službu na konkrétní termín, zákonná čtrnáctidenní lhůta se na ni nevztahuje. Místo ní platí naše [storno podmínky](/i/storno).

## 7. Spory

Spotřebitel se může obrátit na Českou obchodní inspekci, oddělení ADR. Vztahy se řídí českým právem.`,
    en: `## 1. Contract

A rental contract begins when we confirm the order. The renter must be eighteen or older; younger people rent with a parent or guardian.

## 2. Period

A rent covers whole days from the first to the last, both included. Pick-up is possible from 6 am on the first day, return until 9 pm on the last. Every day of delay is charged at the one-day price.

## 3. Price and deposit

Prices are final and include VAT. The refundable deposit is paid at pick-up and is not part of the price. It is returned in full for an undamaged return.

## 4. Liability

The renter uses the thing as it is meant to be used and does not pass it on. Ordinary wear is on us. Damage is paid by the renter up to the value of the thing; cover taken with the order limits this according to its terms.

## 5. Safety

Bindings are set by our technician only. Do not use belay gear after a fall. With children, the accompanying adult is responsible for correct use.

## 6. Withdrawal

This is a service for particular days, so the statutory fourteen-day period does not apply. Our [cancellation terms](/i/storno) apply instead.

## 7. Disputes

Consumers may turn to the Czech Trade Inspection Authority, ADR department. Czech law applies.`,
  },
};

export const privacy: PageText = {
  identifier: "gdpr",
  title: { cs: "Ochrana osobních údajů", en: "Privacy", de: "Datenschutz", it: "Protezione dei dati personali" },
  meta: {
    cs: "Které údaje potřebujeme, proč a kdy je smažeme.",
    en: "Which data we need, why, and when we delete them.",
    de: "Welche Daten wir brauchen, wozu, und wann wir sie löschen.",
    it: "Quali dati ci servono, perché e quando li cancelliamo.",
  },
  content: {
    cs: `## Co o vás víme a proč

- **Jméno, e-mail, telefon a adresa:** abychom vám věc předali a měli komu zavolat. Uchováváme je po dobu účetních lhůt, tedy deset let.
- **Doklad totožnosti:** při převzetí ho jen ověříme, nekopírujeme ho.
- **Výška, váha, velikost boty:** jen když si přejete připravit seřízení předem. Nemusíte je vyplňovat, stačí je říct u pultu. **Mažeme je 30 dní po vrácení.** Platí to i pro děti.
- **Objednávky v účtu:** dokud si účet nezrušíte.

## Cookies

Nezbytné jsou vždy zapnuté, bez nich by nefungoval košík. Měření a cílení zapneme jen s vaším souhlasem a odmítnout je stejně snadné jako přijmout. Rozhodnutí si pamatujeme rok.

## Komu údaje předáváme

Dopravci, pokud si objednáte doručení, platební bráně, pokud platíte kartou, a půjčovně, ve které vyzvedáváte. Nikomu je neprodáváme.

## Vaše práva

Můžete chtít výpis, opravu, výmaz i přenos. Napište na soukromi@sezona.example, odpovíme do 30 dní. Stížnost přijímá Úřad pro ochranu osobních údajů.`,
    en: `## What we know about you and why

- **Name, e-mail, telephone and address:** to hand things over and to have someone to call. Kept for the accounting period of ten years.
- **Identity document:** checked at pick-up, never copied.
- **Height, weight, boot size:** only if you want us to prepare settings in advance. You may leave them out and say them at the counter. **Deleted 30 days after return.** The same goes for children.
- **Orders in your account:** until you close it.

## Cookies

Necessary ones are always on; without them the cart would not work. Measuring and targeting run only with your consent, and refusing is as easy as accepting. We remember the decision for a year.

## Who else sees your data

The carrier if you order delivery, the payment gateway if you pay by card, and the shop where you collect. We sell them to nobody.

## Your rights

You may ask for a copy, a correction, deletion or transfer. Write to soukromi@sezona.example, we answer within 30 days. Complaints go to the Office for Personal Data Protection.`,
  },
};

export const measures: PageText = {
  identifier: "biometric",
  title: {
    cs: "Míry pro nastavení",
    en: "Measurements for setting up",
    de: "Maße zum Einstellen",
    it: "Misure per la regolazione",
  },
  meta: {
    cs: "Proč se ptáme na výšku, váhu a velikost boty, kdo je vidí a kdy je smažeme.",
    en: "Why we ask for height, weight and shoe size, who sees them and when we delete them.",
    de: "Warum wir nach Größe, Gewicht und Schuhgröße fragen, wer sie sieht und wann wir sie löschen.",
    it: "Perché chiediamo altezza, peso e numero di scarpa, chi li vede e quando li cancelliamo.",
  },
  content: {
    cs: `## Proč se ptáme

Vázání lyží a snowboardu technik seřizuje podle výšky, váhy, délky chodidla a toho, jak kdo jezdí. U kola stačí výška, podle ní nastavíme sedlo. Když míry známe předem, máte věci u pultu hned hotové.

Vázání nastavuje a zkouší jen technik, v den půjčení. Obchod žádnou hodnotu nepočítá ani neukazuje. Jak jezdíte, říkáte sami, z ničeho se to neodvozuje.

## Nemusíte je psát

Objednávka na nich nezávisí. Klidně je řekněte až u pultu; když vám věci vezeme, zavoláme si o ně před cestou.

## Kdo je vidí a jak dlouho

- **Ve vašem zařízení** jsou jen s rozepsanou objednávkou. Jakmile ji půjčovna přijme, zmizí.
- **V půjčovně** je vidí, kdo vám věci chystá. Nejsou v e-mailech ani na stránce objednávky, tam stojí jen to, že je máme.
- **30 dní po vrácení je smažeme.** Stejně tak 30 dní po zrušení objednávky.

## Děti

Za dítě je vyplní rodič. Na věk ani datum narození se neptáme, stačí jméno na štítek, jaké si zvolíte.

## Když si to rozmyslíte

Dokud objednávku neodešlete, můžete míry v košíku změnit nebo nechat na pult. Potom napište na [soukromi@sezona.example](mailto:soukromi@sezona.example) a smažeme je hned. Víc je v [ochraně osobních údajů](/i/gdpr).`,
    en: `## Why we ask

A technician sets the bindings of skis and snowboards by height, weight, length of the foot and how somebody rides. For a bike the height is enough, we set the saddle by it. If we know them beforehand, your things are ready at the counter.

Only a technician sets and tests bindings, on the day of the rent. The shop neither calculates nor shows a value. How you ride is your own word and follows from nothing else.

## You need not write them

The order does not depend on them. You may say them at the counter; if we deliver, we call you for them before we set off.

## Who sees them, and for how long

- **On your device** they are kept only with the order in the making. As soon as the shop has it, they are gone.
- **At the shop** whoever prepares your things sees them. They are not in e-mails nor on the page of the order, which only says that we have them.
- **We delete them 30 days after the return.** Likewise 30 days after a cancellation.

## Children

For a child, a parent fills them in. We ask for no age and no date of birth; a name of your choice for the label is enough.

## If you change your mind

Until you send the order you can change the measurements in the cart, or leave them for the counter. After that write to [soukromi@sezona.example](mailto:soukromi@sezona.example) and we delete them at once. More is in [Privacy](/i/gdpr).`,
  },
};
