import { indexXml, mapXml } from "@/lib/seo/sitemap";

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, "application/xml");

test("an index names its parts", () => {
  const index = parsed(indexXml([{ path: "/sitemap-1.xml" }, { path: "/en/sitemap-1.xml" }]));
  expect([...index.querySelectorAll("sitemap > loc")].map(({ textContent }) => textContent)).toEqual([
    "http://localhost:3000/sitemap-1.xml",
    "http://localhost:3000/en/sitemap-1.xml",
  ]);
});

test("a map names pages with the day of their change and their pictures, whatever letters are in them", () => {
  const map = parsed(
    mapXml([
      { path: "/" },
      { path: "/lyze?a=1&b=<\"'", lastModified: "2026-11-01T00:00:00Z", pictures: ["/media/galleryLarge/0.jpeg"] },
    ]),
  );
  expect(map.querySelector("parsererror")).toBeNull();
  const [home, skis] = map.querySelectorAll("url");
  expect(home?.children).toHaveLength(1);
  expect([...(skis?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "http://localhost:3000/lyze?a=1&b=<\"'",
    "2026-11-01T00:00:00Z",
    "http://localhost:3000/media/galleryLarge/0.jpeg",
  ]);
});
