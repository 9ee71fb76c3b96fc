import { readRobots } from "./robots-txt";

const robots = readRobots(
  "User-Agent: *\nAllow: /\nDisallow: /cart\nDisallow: /*/cart$\nDisallow: /*?*sort=\n\nSitemap: https://a.example/map.xml\n",
);

test.each([
  ["/", true],
  ["/lyze", true],
  ["/cart", false],
  ["/en/cart", false],
  ["/en/cartography", true],
  ["/lyze?page=2", true],
  ["/lyze?page=2&sort=price:asc", false],
])("%s may be asked for: %p", (path, allowed) => expect(robots.allows(path)).toBe(allowed));

test("says where the maps are, and allows all where nothing is refused", () => {
  expect(robots.sitemaps).toEqual(["https://a.example/map.xml"]);
  expect(readRobots("").allows("/cart")).toBe(true);
});
