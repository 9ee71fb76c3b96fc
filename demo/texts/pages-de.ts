/** Pages about renting in German, by their identifiers; terms and privacy are read in English. */
export const germanPages: Readonly<Record<string, string>> = {
  "jak-to-funguje": `Sie wählen ein Stück für bestimmte Tage, nicht allgemein. Deshalb fragen wir zuerst nach dem Mietzeitraum.

## 1. Sagen Sie, wann

Oben auf jeder Seite stellen Sie den ersten und den letzten Tag ein. Beide zählen mit: Von Freitag bis Sonntag sind es drei Tage. Abholen können Sie ab 6 Uhr am ersten Tag, zurückgeben bis 21 Uhr am letzten, immer zu den Öffnungszeiten des Verleihs. Ein Tag, an dem geschlossen ist, darf mitten im Mietzeitraum liegen, nur nicht an seinem Anfang oder Ende.

## 2. Wählen Sie Größe und Ort

Bei jeder Größe sehen Sie, wie viele Stück an diesen Tagen frei sind. Der Preis pro Tag sinkt mit der Dauer, und den Gesamtpreis zeigen wir sofort. In einen Warenkorb passt Ausrüstung von einem Verleih, damit alles zusammen auf Sie wartet.

## 3. Bestellen Sie

Was Sie in den Warenkorb legen, legen wir 30 Minuten für Sie zurück. Die Zeit sehen Sie und können sie verlängern. Sie bezahlen bei der Übernahme, bar oder mit Karte.

## 4. Holen Sie es ab

Bringen Sie einen Ausweis mit und die Schuhe, auf die wir die Bindung einstellen sollen. Die Kaution hinterlegen Sie bei der Übernahme bar, oder wir reservieren sie auf Ihrer Karte. **Sie ist nicht Teil des Preises.** Sie bekommen sie gleich am Tresen zurück, bei Rückgabe in den Kasten am zweiten Arbeitstag auf Ihr Konto.

## 5. Geben Sie es zurück

Nasses müssen Sie nicht trocknen, den Matsch überlassen Sie uns, sagen Sie uns nur, was kaputtging. Normale Abnutzung berechnen wir nicht.`,

  "zpusoby-doruceni": `## Abholung im Verleih

Kostenlos. Alles ist ab Ladenöffnung am ersten Tag bereit. Brauchen Sie es früher, öffnen wir nach Absprache gern eher.

## Kurier in Prag

Wir liefern am ersten Tag zwischen 6 und 9 Uhr und holen am letzten zwischen 18 und 21 Uhr ab. Bestellen können Sie bis 15 Uhr am Arbeitstag davor. Räder, Boote und Dachboxen fährt der Kurier nicht.

## Paket in Tschechien

Wir verschicken Ski, Schuhe, Zelte und kleinere Ausrüstung. Das Paket geht zwei Arbeitstage vor Mietbeginn los, die Tage unterwegs zahlen Sie nicht. Für die Rückgabe liegt ein Etikett bei: Geben Sie das Paket spätestens am Arbeitstag nach Mietende auf.

## Rückgabe an einem anderen Ort

Zurückgeben können Sie auch an einer anderen Adresse als der, an die wir geliefert haben, oder in einem anderen unserer Verleihe. Beides wählen Sie in der Bestellung; was der Rücktransport kostet, steht gleich daneben.

## Bootstransport

Vereinbaren Sie die Einstiegsstelle am Vortag. Bis 30 Kilometer vom Verleih ist das ein Service, den Sie zum Boot dazuwählen; für weitere Strecken fragen Sie uns.`,

  kontakty: `## Kundentelefon

[+420 222 000 100](tel:+420222000100), täglich 7–20 Uhr

[ahoj@sezona.example](mailto:ahoj@sezona.example), Antwort bis zum nächsten Tag

## Wenn etwas passiert

Kaputt, verloren, fährt nicht: Rufen Sie den Verleih an, von dem Sie die Ausrüstung haben. Außerhalb der Öffnungszeiten hilft das Kundentelefon mit Weiterleitung zum Bereitschaftsdienst.

Dieser Shop ist eine Demo. Adressen, Telefonnummern und Marken sind erfunden.`,

  storno: `## Was eine Stornierung kostet

- **48 Stunden oder mehr vor Mietbeginn:** nichts, Sie bekommen alles zurück.
- **Weniger als 48 Stunden:** Wir erstatten die Hälfte des gezahlten Betrags.
- **Am ersten Tag oder ohne Stornierung:** Wir erstatten nichts, eine Kaution zahlen Sie natürlich keine.

Die Stunden zählen ab 6 Uhr am ersten Tag.

## Mietzeitraum ändern

Solange das Stück frei ist, ändern wir den Mietzeitraum kostenlos, auch mehrmals. Eine längere Miete zahlen Sie nach dem Preis für die neue Dauer, eine kürzere rechnen wir um und erstatten den Unterschied.

## Krankheit, geschlossene Lifte, Hochwasser

Schreiben Sie uns. Bei Krankheit genügt ein Attest, und Sie bekommen alles zurück, auch am letzten Tag. Ist der Fluss gesperrt oder fährt der Lift den ganzen Tag nicht, verlegen wir die Miete.

## Früher zurück

Ungenutzte ganze Tage rechnen wir auf die kürzere Dauer um und erstatten den Unterschied, wenn Sie mindestens einen Tag vorher Bescheid geben.`,

  biometric: `## Warum wir fragen

Die Bindung von Ski und Snowboard stellt ein Techniker nach Größe, Gewicht, Fußlänge und Fahrweise ein. Beim Rad genügt die Körpergröße, danach stellen wir den Sattel ein. Kennen wir die Maße vorher, liegt am Tresen alles fertig bereit.

Nur der Techniker stellt die Bindung ein und prüft sie, am Tag der Miete. Der Shop berechnet und zeigt keinen Wert. Wie Sie fahren, sagen Sie selbst, es wird aus nichts abgeleitet.

## Sie müssen sie nicht angeben

Die Bestellung hängt nicht davon ab. Sie können sie auch am Tresen nennen; wenn wir liefern, rufen wir vor der Fahrt an.

## Wer sie sieht und wie lange

- **Auf Ihrem Gerät** liegen sie nur bei der angefangenen Bestellung. Sobald der Verleih sie hat, sind sie weg.
- **Im Verleih** sieht sie, wer Ihre Ausrüstung vorbereitet. Sie stehen weder in E-Mails noch auf der Seite der Bestellung, dort steht nur, dass wir sie haben.
- **30 Tage nach der Rückgabe löschen wir sie.** Ebenso 30 Tage nach einer Stornierung.

## Kinder

Für ein Kind füllt sie ein Elternteil aus. Nach Alter oder Geburtsdatum fragen wir nicht, für das Etikett genügt ein Name Ihrer Wahl.

## Wenn Sie es sich anders überlegen

Bis Sie die Bestellung absenden, können Sie die Maße im Warenkorb ändern oder für den Tresen lassen. Danach schreiben Sie an [soukromi@sezona.example](mailto:soukromi@sezona.example), und wir löschen sie sofort. Mehr steht im [Datenschutz](/i/gdpr).`,
};
