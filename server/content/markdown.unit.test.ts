import { getStoreView } from "@/lib/store-views";
import { contentHtml, contentParts } from "./markdown";

const main = getStoreView("main");
const html = (text: string, store = main) => contentHtml(text, store);

test("Markdown and some HTML make a page", () => {
  expect(html("# Jedna\n\n## Dvě\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
    /^<h2>Jedna<\/h2>\n<h2>Dvě<\/h2>\n<table>/u,
  );
  expect(html("a <b>dny</b> <sup>2</sup>")).toBe("<p>a\u00a0<b>dny</b> <sup>2</sup></p>");
  expect(html("Pět\n\n<p>šest</p>")).toBe("<p>Pět</p>\n<p>šest</p>");
});

test("Czech is set with its non-breaking spaces, and addresses stay as they are", () => {
  expect(html("Jedeme v 5 km [k nám](/i/a b)")).toContain("v\u00a05\u00a0km");
  expect(html("[k lesu](/static/k-lesu)")).toBe('<p><a href="/static/k-lesu">k\u00a0lesu</a></p>');
});

test("links into the shop stay in the visitor's store view, those elsewhere give no window away", () => {
  expect(html("[a](/i/terms)", getStoreView("de"))).toContain('href="/de/i/terms"');
  expect(html("[a](/en/i/terms)", getStoreView("de"))).toContain('href="/en/i/terms"');
  expect(html("[a](https://example.com/)")).toContain('rel="noopener"');
});

test("a claim names its source, in the language of the text", () => {
  expect(html("Do 85 kg.[^2]")).toBe(
    '<p>Do 85\u00a0kg.<sup><a href="#source-2" title="Zdroj 2" id="cited-2">2</a></sup></p>',
  );
  // The way back leads to the first of them, and no owner's name of a place can take the page's own.
  expect(html("A[^2] B[^2]").match(/id=/gu)).toHaveLength(1);
  expect(html('<a id="article-sources" href="/x">A</a> <p id="cited-1">B</p>')).not.toContain("id=");
  expect(contentHtml("A[^1][^12]", main, "en")).toContain('title="Source 12" id="cited-12">12</a></sup>');
  expect(html("`[^1]` [^0] [^x] [^123]")).toBe("<p><code>[^1]</code> [^0] [^x] [^123]</p>");
});

test("pictures come from the shop alone", () => {
  expect(html("![a](/illustrations/x.svg)")).toContain('<img src="/illustrations/x.svg" alt="a" loading="lazy"');
  expect(html("![a](https://tracker.example/x.gif)")).not.toContain("<img");
  expect(html("![a](//tracker.example/x.gif)")).not.toContain("<img");
});

const runs = "alert(1)";
const tags = [
  "script",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "style",
  "form",
  "link",
  "meta",
  "base",
  "template",
];
const events = [
  "onclick",
  "onerror",
  "onload",
  "onmouseover",
  "onfocus",
  "onanimationstart",
  "onpointerdown",
  "ontoggle",
];
const carriers = ["a", "img", "p", "b", "table", "td", "details", "video", "audio", "svg", "body", "input"];
const schemes = [
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "java\nscript:",
  "&#106;avascript:",
  "vbscript:",
  "data:text/html,",
];
const links = ["a", "area", "form", "img", "iframe", "object", "embed", "base", "link", "button"];
const corpus: string[] = [
  ...tags.map((tag) => `<${tag}>${runs}</${tag}>`),
  ...tags.map((tag) => `<${tag.toUpperCase()} src=//evil.example/x.js ${runs}`),
  ...events.flatMap((event) => carriers.map((tag) => `<${tag} ${event}="${runs}">x</${tag}>`)),
  ...schemes.flatMap((scheme) =>
    links.map((tag) => `<${tag} href="${scheme}${runs}" src="${scheme}${runs}">x</${tag}>`),
  ),
  ...schemes.map((scheme) => `[x](${scheme}${runs})`),
  ...schemes.map((scheme) => `![x](${scheme}${runs})`),
  ...schemes.map((scheme) => `<${scheme}${runs}>`),
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<img src="/media/x.jpg" onerror="alert(1)">',
  '<img src="/media/x.jpg" style="background:url(javascript:alert(1))">',
  '<p style="position:fixed;inset:0">x</p>',
  '<p id="main" class="on-brand">x</p>',
  "<<script>alert(1)//<</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '"><img src=x onerror=alert(1)>',
  '[x]("onmouseover="alert(1)")',
  '[x](/i/a "x\\" onclick=\\"alert(1)")',
  '![x" onerror="alert(1)](/media/x.jpg)',
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  '<a href="//evil.example">x</a>',
  "<input autofocus onfocus=alert(1)>",
];

test("a corpus of 200 and more attempts does nothing", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  const names = "h[2-4]|p|[uo]l|li|strong|b|em|i|s|del|ins|su[bp]|blockquote|code|pre|[hb]r|a|img|table|caption|thead";
  const more = "tbody|tr|t[hdr]|d[ldt]|figure|figcaption";
  const attribute = "href|src|alt|title|rel|width|height|loading|scope|colspan|rowspan|start";
  const allowed = new RegExp(`^</?(?:${names}|${more})(?: (?:${attribute})="[^"]*")*(?: /)?>$`, "u");
  const done = corpus.flatMap((text) => {
    const made = html(text);
    const written = made.match(/<[^>]*>/gu) ?? [];
    const wrong = written.filter(
      (tag) =>
        !allowed.test(tag) ||
        /="\s*(?:\/\/|(?!https?:|mailto:|tel:|\/|#)[^"]*:)/iu.test(tag.replace(/ (?:alt|title)="[^"]*"/gu, "")),
    );
    return wrong.length > 0 ? [{ text, made }] : [];
  });
  expect(done).toEqual([]);
});

test("tags in tags without end end, and the words in them stay", () => {
  const made = html(`${"<blockquote>".repeat(2_000)}Slovo`);
  expect(made.match(/<blockquote>/gu)?.length).toBeLessThan(100);
  expect(made).toContain("Slovo");
});

describe("what stands between the words", () => {
  const parts = (text: string, store = main) => contentParts(text, store);

  test("a line of its own brings a map or a form; words before and after stay whole", () => {
    expect(parts("Přijeďte.\n\n::map\n\n## Pište\n::contact-form\nNebo [volejte][1].\n\n[1]: tel:+420")).toEqual([
      { html: "<p>Přijeďte.</p>" },
      { part: "map" },
      { html: "<h2>Pište</h2>" },
      { part: "contact-form" },
      { html: '<p>Nebo <a href="tel:+420">volejte</a>.</p>' },
    ]);
  });

  test("in code, a list or a quotation it is text, and so is what is none of ours", () => {
    for (const text of ["```\n::map\n```", "- ::map", "> ::map", "    ::map", "::unknown", "::map praha", "::sizes x"])
      expect(parts(text)).toEqual([{ html: expect.stringContaining("::") }]);
    expect(parts("a ::map b")).toEqual([{ html: "<p>a\u00a0::map b</p>" }]);
  });

  test("a table of sizes is drawn from the rules, in the language of its page", () => {
    const czech = html("::sizes carving");
    expect(czech).toContain("<caption>Délka carvingových lyží v\u00a0centimetrech</caption>");
    expect(czech).toContain('<tr><th scope="row">175</th><td>155\u2060–\u2060160</td>');
    expect(html("::sizes boots")).toContain('<th scope="row">27,5</th><td>42,5</td>');
    expect(html("::sizes boots", getStoreView("en"))).toContain('<th scope="row">27.5</th><td>42.5</td>');
    expect(contentHtml("::sizes freeride", main, "de")).toContain("<td>kein Verleih</td>");
  });

  test("the API tells the words and tables of a page, without what only a page can show", () => {
    expect(html("a\n\n::map\n\n::contact-form\n\nb")).toBe("<p>a</p>\n<p>b</p>");
  });
});
