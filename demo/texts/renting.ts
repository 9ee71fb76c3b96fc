import type { PageText } from "./page-text";

export const howItWorks: PageText = {
  identifier: "jak-to-funguje",
  title: { cs: "Jak to funguje", en: "How it works", de: "So funktioniert’s", it: "Come funziona" },
  meta: {
    cs: "Od výběru termínu po vrácení kauce: jak si u nás půjčíte vybavení.",
    en: "From choosing dates to getting your deposit back: how renting works.",
    de: "Vom Mietzeitraum bis zur Rückzahlung der Kaution: So mieten Sie bei uns.",
    it: "Dalla scelta delle date alla restituzione della cauzione: come si noleggia da noi.",
  },
  content: {
    cs: `Vybíráte věc na konkrétní dny, ne obecně. Proto se vás nejdřív zeptáme na termín.

## 1. Řekněte, kdy

Nahoře na každé stránce nastavíte první a poslední den. Počítají se oba: od pátku do neděle jsou to tři dny. Vyzvednout můžete od 6 hodin prvního dne a vrátit do 21 hodin posledního, vždy v otevírací době půjčovny. Den, kdy má půjčovna zavřeno, může být uprostřed půjčení, jen ne na jeho začátku nebo konci.

## 2. Vyberte velikost a místo

U každé velikosti vidíte, kolik kusů je v těch dnech volných. Cena za den klesá s délkou a rovnou ukazujeme celkovou částku. Do jednoho košíku se vejdou věci z jedné půjčovny, aby na vás čekaly pohromadě.

## 3. Rezervujte

Jakmile věc přidáte do košíku, držíme vám ji 30 minut. Čas vidíte a můžete ho prodloužit. Zaplatíte až při převzetí, hotově nebo kartou.

## 4. Přijďte si pro ni

Vezměte s sebou doklad totožnosti a boty, ke kterým máme seřídit vázání. Kauci složíte při převzetí v hotovosti nebo ji zablokujeme na kartě. **Kauce není součástí ceny.** Vracíme ji hned u pultu, při vrácení do schránky druhý pracovní den na účet.

## 5. Vraťte

Mokré věci nesušte, bláto nechte na nás, jen nám řekněte, co se pokazilo. Běžné opotřebení neúčtujeme.`,
    en: `You choose a thing for particular days, not in general. That is why we ask for dates first.

## 1. Say when

Set the first and the last day at the top of any page. Both count: Friday to Sunday is three days. Pick up from 6 am on the first day, return by 9 pm on the last, always within the shop's opening hours. A day on which the shop is closed may lie inside the rent, but cannot begin or end it.

## 2. Choose size and place

For every size you see how many pieces are free on those days. The price per day falls with length, and we show the total straight away. One cart holds things from one shop, so that they wait for you together.

## 3. Reserve

Once a thing is in your cart we hold it for 30 minutes. You see the time and can extend it. You pay on receipt, in cash or by card.

## 4. Collect

Bring an identity document and the boots that we should set the bindings to. The deposit is paid in cash or blocked on your card at pick-up. **It is not part of the price.** You get it back at the counter, or on your account the next working day if you use the return box.

## 5. Return

Don't dry wet things, leave the mud to us, only tell us what broke. Ordinary wear is never charged.`,
  },
};

export const delivery: PageText = {
  identifier: "zpusoby-doruceni",
  title: { cs: "Způsoby doručení", en: "Delivery methods", de: "Lieferarten", it: "Modi di consegna" },
  meta: {
    cs: "Osobní vyzvednutí, doručení kurýrem a vrácení: ceny a lhůty.",
    en: "Pick-up, courier delivery and return: prices and times.",
    de: "Abholung, Lieferung per Kurier und Rückgabe: Preise und Fristen.",
    it: "Ritiro, consegna con corriere e riconsegna: prezzi e tempi.",
  },
  content: {
    cs: `## Vyzvednutí v půjčovně

Zdarma. Věci jsou připravené od otevření prvního dne. Když přijedete dřív, ráno rádi otevřeme po domluvě.

## Kurýr po Praze

Doručujeme v den začátku půjčení mezi 6. a 9. hodinou a vyzvedáváme poslední den mezi 18. a 21. hodinou. Objednat můžete do 15 hodin předchozího pracovního dne. Kola, lodě a střešní boxy kurýrem nevozíme.

## Balík po České republice

Posíláme lyže, boty, stany a menší výbavu. Balík předáme dopravci dva pracovní dny před začátkem, dny na cestě neplatíte. Pro vrácení přikládáme štítek: podejte ho nejpozději následující pracovní den po konci půjčení.

## Vrácení jinde

Vrátit můžete i na jinou adresu, než kam jsme doručili, nebo na jiné naší pobočce. Obojí zvolíte v objednávce; poplatek za převoz na domovskou pobočku u ní hned vidíte.

## Odvoz lodí

U lodí domluvte nástupní místo den předem. Do 30 kilometrů od půjčovny je to služba, kterou si přidáte v košíku; dál se zeptejte.`,
    en: `## Pick-up at the shop

Free. Things are ready from opening time on the first day. If you need them earlier, we open by arrangement.

## Courier in Prague

We deliver between 6 and 9 am on the first day and collect between 6 and 9 pm on the last. Order by 3 pm of the working day before. Bikes, boats and roof boxes don't travel by courier.

## Parcel within the Czech Republic

We post skis, boots, tents and smaller gear. The parcel leaves two working days before your rent begins; days on the road are free. A return label is enclosed: hand it in by the working day after the rent ends.

## Returning elsewhere

You may return from another address than the one we delivered to, or at another of our branches. Choose either at checkout; what moving things to their own branch costs stands beside it.

## Boat shuttle

Agree on the put-in a day ahead. Within 30 kilometres of the shop it is a service you add in the cart; ask about longer distances.`,
  },
};

export const storno: PageText = {
  identifier: "storno",
  title: {
    cs: "Storno a změny termínu",
    en: "Cancelling and changing dates",
    de: "Stornieren und umbuchen",
    it: "Cancellazione e cambio di date",
  },
  meta: {
    cs: "Zrušení je do 48 hodin předem zdarma. Jak změnit termín a co když onemocníte.",
    en: "Cancel up to 48 hours ahead for free. How to change dates and what if you fall ill.",
    de: "Bis 48 Stunden vorher kostenlos stornieren. Wie Sie umbuchen und was bei Krankheit gilt.",
    it: "Cancellazione gratuita fino a 48 ore prima. Come cambiare le date e cosa fare se ti ammali.",
  },
  content: {
    cs: `## Kolik storno stojí

- **48 hodin a víc před začátkem:** zdarma, vrátíme všechno.
- **Méně než 48 hodin:** vracíme polovinu zaplacené částky.
- **V den začátku nebo bez zrušení:** peníze nevracíme, kauci samozřejmě neplatíte.

Hodiny počítáme od 6. hodiny ráno prvního dne.

## Změna termínu

Dokud je věc volná, termín změníme zdarma, i několikrát. Delší půjčení doplatíte podle ceníku pro novou délku, kratší vám přepočítáme a rozdíl vrátíme.

## Nemoc, zavřené lanovky, povodeň

Napište nám. Při nemoci stačí omluva od lékaře a vrátíme vše, i v poslední den. Když je řeka zavřená nebo lanovky celý den nejedou, převedeme půjčení na jiný termín.

## Předčasné vrácení

Nevyužité celé dny přepočítáme na kratší délku a rozdíl vrátíme, pokud dáte vědět aspoň den předem.`,
    en: `## What it costs

- **48 hours or more before the start:** free, you get everything back.
- **Less than 48 hours:** half of what you paid is returned.
- **On the first day or without cancelling:** nothing is returned; of course you pay no deposit.

Hours are counted from 6 am on the first day.

## Changing dates

As long as the thing is free, we change dates at no charge, more than once if need be. A longer rent is charged by the price for its new length, a shorter one is recalculated and the difference returned.

## Illness, closed lifts, floods

Write to us. A doctor's note is enough for a full refund, even on the last day. If the river is closed or lifts stand still all day, we move your rent.

## Early return

Unused whole days are recalculated to the shorter length and the difference is returned if you tell us a day ahead.`,
  },
};
