import { holdRows, rowHeights, steadyRows } from "./steady-rows";

test("a line of cards that would be shorter keeps its height below what its cards say", () => {
  expect(steadyRows([200, 43, 40, 92, 24], [200, 43, 40, 53, 44])).toBe("auto auto auto auto minmax(63px, auto)");
});

test("only the lines that would be shorter are held", () => {
  const line = [200, 43, 40, 92, 24];
  expect(steadyRows([...line, ...line], [...line, 200, 43, 40, 80, 24])).toBe(
    "auto auto auto auto auto auto auto auto auto minmax(36px, auto)",
  );
});

test("nothing is held where every line is as high or higher", () => {
  expect(steadyRows([200, 43, 40, 92, 24], [200, 43, 40, 53, 64])).toBe(
    "auto auto auto auto minmax(63px, auto)".slice(0, 0) || null,
  );
  expect(steadyRows([], [200, 43, 40, 53, 64])).toBeNull();
});

describe("in the browser", () => {
  const gridOf = (rows: string): HTMLElement => {
    const grid = document.createElement("ul");
    jest.spyOn(window, "getComputedStyle").mockReturnValue({ gridTemplateRows: rows } as CSSStyleDeclaration);
    return grid;
  };
  afterEach(() => jest.restoreAllMocks());

  test("rows are read as the browser lays them out, and none where it names none", () => {
    expect(rowHeights(gridOf("198.4px 43.1px"))).toEqual([198.4, 43.1]);
    expect(rowHeights(gridOf("none"))).toEqual([]);
    expect(rowHeights(null)).toEqual([]);
  });

  test("they are held until the window changes, or until they are let go", () => {
    const grid = gridOf("200px 43px 40px 53px 44px");
    const letGo = holdRows(grid, [200, 43, 40, 92, 24]);
    expect(grid.style.gridTemplateRows).toBe("auto auto auto auto minmax(63px, auto)");
    window.dispatchEvent(new Event("resize"));
    expect(grid.style.gridTemplateRows).toBe("");
    holdRows(grid, [200, 43, 40, 92, 24])();
    expect(grid.style.gridTemplateRows).toBe("");
    letGo();
  });
});
