import { readPage } from "./page-facts";

const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html lang="cs"><head><title>Lyže &amp; boty</title>${head}</head><body>${body}</body></html>`;

test("reads what search engines read", () => {
  const facts = readPage(
    page(
      '<link rel="canonical" href="/lyze"/><link rel="alternate" hrefLang="en-US" href="/en/lyze"/>' +
        '<meta name="description" content="Sjezd i běh"/><meta property="og:image" content="/a.png"/>',
      '<h1>Lyže</h1><svg><title>Hora</title></svg><a href="/kola">K</a>' +
        '<a rel="nofollow" href="/lyze?a=1&amp;b=2">F</a>' +
        '<script type="application/ld+json">[{"@type":"Brand","name":"Javor"}]</script>' +
        '<script>var html = "<h1>x</h1><title>x</title>";</script>',
    ),
  );
  expect(facts).toEqual({
    titles: ["Lyže & boty"],
    description: "Sjezd i běh",
    headings: 1,
    lang: "cs",
    canonical: "/lyze",
    isIndexable: true,
    alternates: new Map([["en-US", "/en/lyze"]]),
    links: ["/kola"],
    unfollowed: ["/lyze?a=1&b=2"],
    pictures: ["/a.png"],
    structured: [{ "@type": "Brand", name: "Javor" }],
    faults: [],
  });
});

test.each([
  ['<p id="a"></p><p id="a"></p>', 'two elements are called "a"'],
  ['<img src="/a.png"/>', "a picture has no alternative"],
  ['<a href="">x</a>', "a link leads nowhere"],
  ['<a href="#nothing">x</a>', 'nothing is called "#nothing"'],
  ['<script type="application/ld+json">{"a":}</script>', "structured data that is no JSON"],
  ['<script type="application/ld+json">{"@type":"Brand"}</script>', "Brand has no name"],
  ["<p>od NaN Kč</p>", "a value that is none"],
])("%s has a fault", (body, fault) => expect(readPage(page("", body)).faults).toEqual([fault]));

test("a page that asks not to be listed is not", () =>
  expect(readPage(page('<meta name="robots" content="noindex, follow"/>', "")).isIndexable).toBe(false));
