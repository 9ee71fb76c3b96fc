/** Pages about renting in Italian, by their identifiers; terms and privacy are read in English. */
export const italianPages: Readonly<Record<string, string>> = {
  "jak-to-funguje": `Scegli un pezzo per giorni precisi, non in generale. Per questo ti chiediamo prima le date.

## 1. Dicci quando

In alto su ogni pagina imposti il primo e l’ultimo giorno. Contano entrambi: da venerdì a domenica sono tre giorni. Ritiri dalle 6 del primo giorno e riconsegni entro le 21 dell’ultimo, sempre in orario di apertura. Un giorno di chiusura può stare nel mezzo del periodo, ma non all’inizio o alla fine.

## 2. Scegli taglia e posto

Per ogni taglia vedi quanti pezzi sono liberi in quei giorni. Il prezzo al giorno scende con la durata e mostriamo subito il totale. In un carrello sta l’attrezzatura di un solo punto noleggio, così ti aspetta tutta insieme.

## 3. Ordina

Quello che metti nel carrello lo teniamo da parte per te per 30 minuti. Vedi il tempo e puoi prolungarlo. Paghi al ritiro, in contanti o con carta.

## 4. Vieni a ritirare

Porta un documento d’identità e gli scarponi su cui regolare gli attacchi. La cauzione la versi al ritiro in contanti o la blocchiamo sulla carta. **Non fa parte del prezzo.** La riprendi subito al banco, o sul conto entro il secondo giorno lavorativo se usi la cassetta.

## 5. Riconsegna

Le cose bagnate non serve asciugarle, il fango lascialo a noi, dicci solo cosa si è rotto. La normale usura non si paga.`,

  "zpusoby-doruceni": `## Ritiro al punto noleggio

Gratis. Tutto è pronto dall’apertura del primo giorno. Se ti serve prima, apriamo volentieri su accordo.

## Corriere a Praga

Consegniamo il primo giorno tra le 6 e le 9 e ritiriamo l’ultimo tra le 18 e le 21. Puoi ordinare fino alle 15 del giorno lavorativo prima. Bici, barche e box da tetto non viaggiano con il corriere.

## Pacco in Cechia

Spediamo sci, scarponi, tende e attrezzatura piccola. Il pacco parte due giorni lavorativi prima dell’inizio e i giorni di viaggio non si pagano. Per la riconsegna c’è un’etichetta: spediscilo al più tardi il giorno lavorativo dopo la fine del noleggio.

## Riconsegna altrove

Puoi riconsegnare anche da un indirizzo diverso da quello di consegna, o in un altro dei nostri punti noleggio. Lo scegli nell’ordine; quanto costa riportare l’attrezzatura lo leggi subito accanto.

## Trasporto delle barche

Concorda l’imbarco il giorno prima. Fino a 30 chilometri dal noleggio è un servizio che aggiungi alla barca; per distanze maggiori chiedi a noi.`,

  kontakty: `## Assistenza clienti

[+420 222 000 100](tel:+420222000100), ogni giorno 7–20

[ahoj@sezona.example](mailto:ahoj@sezona.example), rispondiamo entro il giorno dopo

## Se succede qualcosa

Si è rotto, si è perso, non va: chiama il punto noleggio da cui hai l’attrezzatura. Fuori orario risponde l’assistenza clienti, che ti passa il servizio di reperibilità.

Questo negozio è una demo. Indirizzi, telefoni e marche sono inventati.`,

  storno: `## Quanto costa cancellare

- **48 ore o più prima dell’inizio:** nulla, ti restituiamo tutto.
- **Meno di 48 ore:** restituiamo metà di quanto pagato.
- **Il primo giorno o senza cancellare:** non restituiamo nulla; la cauzione naturalmente non si versa.

Le ore si contano dalle 6 del primo giorno.

## Cambiare le date

Finché il pezzo è libero cambiamo le date gratis, anche più volte. Un noleggio più lungo si paga al prezzo della nuova durata, uno più breve lo ricalcoliamo e restituiamo la differenza.

## Malattia, impianti chiusi, piena

Scrivici. In caso di malattia basta un certificato medico e restituiamo tutto, anche l’ultimo giorno. Se il fiume è chiuso o gli impianti sono fermi tutto il giorno, spostiamo il noleggio.

## Riconsegna anticipata

I giorni interi non usati si ricalcolano sulla durata più breve e restituiamo la differenza, se avvisi almeno un giorno prima.`,

  biometric: `## Perché lo chiediamo

Il tecnico regola gli attacchi di sci e snowboard in base ad altezza, peso, lunghezza del piede e modo di andare. Per la bici basta l’altezza, con cui regoliamo la sella. Se conosciamo le misure prima, al banco trovi tutto pronto.

Gli attacchi li regola e li prova solo il tecnico, il giorno del noleggio. Il negozio non calcola e non mostra alcun valore. Come vai lo dici tu, non si ricava da nulla.

## Non devi scriverle

L’ordine non dipende da queste. Puoi dirle anche al banco; se consegniamo noi, ti chiamiamo prima di partire.

## Chi le vede e per quanto

- **Sul tuo dispositivo** stanno solo con l’ordine in preparazione. Appena il noleggio lo riceve, spariscono.
- **Al noleggio** le vede chi prepara la tua attrezzatura. Non sono nelle e-mail né sulla pagina dell’ordine, che dice solo che le abbiamo.
- **Le cancelliamo 30 giorni dopo la riconsegna.** Lo stesso 30 giorni dopo un annullamento.

## Bambini

Per un bambino le compila un genitore. Non chiediamo età né data di nascita; per l’etichetta basta un nome a tua scelta.

## Se cambi idea

Finché non invii l’ordine puoi cambiare le misure nel carrello o lasciarle per il banco. Dopo scrivi a [soukromi@sezona.example](mailto:soukromi@sezona.example) e le cancelliamo subito. Di più nella [protezione dei dati personali](/i/gdpr).`,
};
