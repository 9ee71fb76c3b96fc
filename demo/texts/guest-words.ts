import type { ImportInput } from "@/server/importer/format";

type Review = ImportInput<"reviews">;

/** What guests from elsewhere say of a kind of thing, in their own language; each is said once. */
export type Guest = Pick<Review, "title" | "detail" | "rating" | "nickname" | "used" | "level"> & {
  language: "en" | "de" | "it";
};

export const guests: Record<string, readonly Guest[]> = {
  ski: [
    {
      ...{ language: "en", nickname: "Hannah", rating: 5, used: "week", level: "intermediate" },
      title: "Better than flying with my own",
      detail: "Picked them up on the way from the airport, edges freshly done. Same skis all week, no complaints.",
    },
    {
      ...{ language: "de", nickname: "Jörg aus Dresden", rating: 4, used: "few_days", level: "expert" },
      title: "Guter Griff auf hartem Schnee",
      detail: "Bei Tempo ruhig, im weichen Nachmittagsschnee etwas träge. Abholung in fünf Minuten erledigt.",
    },
    {
      ...{ language: "it", nickname: "Giulia", rating: 5, used: "few_days", level: "beginner" },
      title: "Perfetti per imparare",
      detail: "Mi hanno consigliato una lunghezza minore di quella che chiedevo e avevano ragione loro.",
    },
  ],
  boots: [
    {
      ...{ language: "en", nickname: "Marcus", rating: 4, used: "week", level: "intermediate" },
      title: "Warm, a little stiff at first",
      detail: "Day one was hard work, from day two I forgot I was wearing rental boots.",
    },
  ],
  bike: [
    {
      ...{ language: "de", nickname: "Familie Hartmann", rating: 5, used: "few_days", level: "intermediate" },
      title: "Tadellos eingestellt",
      detail: "Sattelhöhe passte schon bei der Übergabe, die Bremsen griffen sanft und sicher.",
    },
    {
      ...{ language: "en", nickname: "Priya", rating: 3, used: "day", level: "beginner" },
      title: "Fine bike, hard saddle",
      detail: "Gears and brakes were spot on. After four hours I would have paid extra for another saddle.",
    },
  ],
  ebike: [
    {
      ...{ language: "de", nickname: "Sabine", rating: 5, used: "day", level: "beginner" },
      title: "Rückenwind bis zum Gipfel",
      detail: "Am Abend war der Akku noch zu einem Drittel voll, und das mit zwei Anstiegen.",
    },
  ],
  water: [
    {
      ...{ language: "en", nickname: "Tom and Ellie", rating: 5, used: "few_days", level: "beginner" },
      title: "A perfect first river trip",
      detail: "Everything was dry, complete and waiting for us. The map with the weirs was worth its weight in gold.",
    },
    {
      ...{ language: "de", nickname: "Anke", rating: 4, used: "day", level: "intermediate" },
      title: "Schöner Tag auf dem Wasser",
      detail: "Alles in gutem Zustand, nur die Rückgabe hat wegen des Andrangs etwas gedauert.",
    },
  ],
  camp: [
    {
      ...{ language: "en", nickname: "Ruth", rating: 4, used: "week", level: "expert" },
      title: "Stood up to three nights of wind",
      detail: "Clean, complete, quick to pitch. One zip needs patience.",
    },
  ],
};
