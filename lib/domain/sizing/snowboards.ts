import { around, type Band, type Body, clamped } from "./band";

/** From this weight on a board is chosen by weight, below it by height. */
const BY_WEIGHT_FROM = 27;

const styles = { freestyle: [-5, -3], allround: [0, 0], freeride: [3, 6] } as const;
export type BoardStyle = keyof typeof styles;

/** Lengths of boards; without a weight what suits the height. */
export function boardLength({ height, weight }: Body & { height: number }, style: BoardStyle = "allround"): Band {
  const byHeight = around(height, -25, -15);
  const [less, more] = styles[style];
  const moved = ({ from, to }: Band): Band => ({ from: from + less, to: to + more });
  if (weight === undefined) return moved(byHeight);
  if (weight < BY_WEIGHT_FROM) return around(height, -30, -20);
  return moved(clamped(around(115 + 0.55 * weight, -3, 3), byHeight));
}

/** Millimetres under the foot that a boot of this EU size needs; from 44 on boards are wide. */
export function boardWaist(eu: number): { from: number; to: number | null } {
  if (eu < 39) return { from: 235, to: 242 };
  if (eu < 42) return { from: 242, to: 248 };
  if (eu < 44) return { from: 248, to: 255 };
  return eu < 45 ? { from: 255, to: 260 } : { from: 260, to: null };
}
