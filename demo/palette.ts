/** The colours that models wear, by the names that family files use. */
export const palette: Readonly<Record<string, string>> = {
  red: "#d93a12",
  cherry: "#a8231f",
  blue: "#1b5fb8",
  navy: "#173a66",
  sky: "#7fb4dc",
  ice: "#dcebf3",
  green: "#2c7d3b",
  lime: "#9bbf3b",
  pine: "#173b2d",
  mint: "#9fd3bd",
  yellow: "#f0b400",
  sand: "#d9c7a3",
  orange: "#e07b2a",
  brick: "#b4512f",
  teal: "#1f7a7a",
  plum: "#6b3a5b",
  rose: "#d98a94",
  lilac: "#9a86b8",
  ink: "#12201a",
  graphite: "#3b4743",
  silver: "#b9c4bf",
  snow: "#ffffff",
  cream: "#f3ead6",
  cocoa: "#5a4334",
};

export interface Look {
  primary: string;
  secondary: string;
  accent: string;
  graphic: number;
}

/** Reads "red ink snow 3". @throws on an unknown colour. */
export function parseLook(look: string): Look {
  const [first, second, third, graphic] = look.split(" ");
  const colour = (name: string | undefined): string => {
    const found = name === undefined ? undefined : palette[name];
    if (found === undefined) throw new Error(`unknown colour in look "${look}"`);
    return found;
  };
  return { primary: colour(first), secondary: colour(second), accent: colour(third), graphic: Number(graphic ?? 0) };
}
