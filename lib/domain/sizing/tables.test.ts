import { sizeTable, sizeTableNames } from "./tables";

const row = (name: Parameters<typeof sizeTable>[0], first: unknown) =>
  sizeTable(name).rows.find(([cell]) => JSON.stringify(cell) === JSON.stringify(first));

test.each(sizeTableNames)("%s: every row has a cell for each column, and no two begin alike", (name) => {
  const { columns, rows } = sizeTable(name);
  expect(rows.length).toBeGreaterThan(4);
  for (const cells of rows) expect(cells).toHaveLength(columns.length);
  expect(new Set(rows.map(([first]) => JSON.stringify(first))).size).toBe(rows.length);
});

test("tables say what published ones do", () => {
  expect(row("carving", 175)).toEqual([175, { from: 155, to: 160 }, { from: 160, to: 167 }, { from: 165, to: 170 }]);
  expect(row("freeride", 180)).toEqual([180, null, { from: 175, to: 180 }, { from: 180, to: 190 }]);
  expect(row("children-skis", 120)).toEqual([
    ...[120, { from: 90, to: 100 }, { from: 100, to: 105 }, { from: 105, to: 110 }],
  ]);
  expect(row("nordic", 170)?.slice(0, 3)).toEqual([170, { from: 185, to: 195 }, { from: 175, to: 180 }]);
  expect(row("snowboards", 70)).toContainEqual({ from: 150.5, to: 156.5 });
  expect(row("boots", 27.5)).toEqual([27.5, 42.5]);
  expect(row("children-boots", 19.5)).toEqual([19.5, 30.5]);
  expect(row("bikes", { from: 175, to: 180 })).toEqual([
    ...[{ from: 175, to: 180 }, { from: 19, to: 20 }, { from: 19, to: 20 }, { from: 54, to: 56 }, "M"],
  ]);
  expect(row("children-bikes", { from: 120, to: 130 })).toEqual([{ from: 120, to: 130 }, 20]);
});
