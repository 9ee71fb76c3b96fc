import { markupFaults } from "./markup";

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="cs"><head><meta charSet="utf-8"/><title>Lyže</title></head><body>${body}</body></html>`;

test("markup as the renderer writes it is without fault", async () =>
  expect(await markupFaults(page('<h1>Lyže</h1><img src="/a.png" srcSet="/b.png 2x" alt=""/>'))).toEqual([]));

test.each([
  ["<p><div>x</div></p>", /<div> element is not permitted|implicitly closed/u],
  ["<ul><p>x</p></ul>", /not permitted/u],
  ["<button>x</button>", /no-implicit-button-type/u],
  ['<p id="a"></p><p id="a"></p>', /no-dup-id/u],
])("%s has a fault", async (body, fault) => {
  expect((await markupFaults(page(body))).join("\n")).toMatch(fault);
});
