import { text } from "./texts/option-words";
import { typeset } from "./typography";

/** What can be done at one branch or another: Czech, English, German, Italian. */
const words = {
  handOver: text(["Vyzvednutí a vrácení", "Pick-up and return", "Abholung und Rückgabe", "Ritiro e riconsegna"]),
  bindings: text([
    "Seřízení vázání na počkání",
    "Bindings set while you wait",
    "Bindungseinstellung, während Sie warten",
    "Regolazione degli attacchi sul momento",
  ]),
  fitting: text([
    "Zkoušení bot s poradou",
    "Boot fitting with advice",
    "Schuhanprobe mit Beratung",
    "Prova scarponi con consulenza",
  ]),
  service: text(["Servis lyží a kol", "Ski and bike workshop", "Ski- und Radwerkstatt", "Officina per sci e bici"]),
  overnight: text(["Servis přes noc", "Overnight service", "Service über Nacht", "Servizio notturno"]),
  wash: text(["Mytí kol", "Bike wash", "Radwäsche", "Lavaggio bici"]),
  charging: text(["Dobíjení elektrokol", "E-bike charging", "Laden von E-Bikes", "Ricarica e-bike"]),
  returnBox: text([
    "Schránka na vrácení po zavírací době",
    "Return box after hours",
    "Rückgabekasten nach Ladenschluss",
    "Cassetta di riconsegna dopo la chiusura",
  ]),
  parking: text(["Parkování u dveří", "Parking at the door", "Parkplatz vor der Tür", "Parcheggio alla porta"]),
  luggage: text(["Úschova věcí", "Left luggage", "Gepäckaufbewahrung", "Deposito bagagli"]),
  changing: text(["Převlékárna a sprcha", "Changing room and shower", "Umkleide und Dusche", "Spogliatoio e doccia"]),
  boats: text([
    "Převoz lodí i posádky",
    "Shuttle for boats and crew",
    "Transport von Booten und Besatzung",
    "Trasporto di barche ed equipaggio",
  ]),
  inflating: text([
    "Nafouknutí paddleboardu",
    "Paddleboards inflated",
    "Aufpumpen von SUP-Boards",
    "Gonfiaggio dei SUP",
  ]),
  drying: text(["Sušárna", "Drying room", "Trockenraum", "Essiccatoio"]),
};

export const facilities = (names: string) =>
  names.split(" ").map((name) => {
    if (!(name in words)) throw new Error(`unknown facility ${name}`);
    return typeset(words[name as keyof typeof words]);
  });
