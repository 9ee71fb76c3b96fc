import { BLOG, categoryTag, CONTENT, EVERY_PAGE, HOME, isTag, productTag, tagsOfPage } from "./page-tags";

test.each([
  ["/main", [EVERY_PAGE, HOME]],
  ["/main/c/lyze", [EVERY_PAGE, categoryTag("lyze")]],
  ["/en/p/AM%2D101/javor/AM-101-170", [EVERY_PAGE, productTag("AM-101")]],
  ["/main/i/kontakty", [EVERY_PAGE, CONTENT]],
  ["/main/static/jak/to-funguje", [EVERY_PAGE, CONTENT]],
  ["/main/cart", [EVERY_PAGE]],
  ["/main/sitemap", [EVERY_PAGE, HOME, BLOG]],
  ["/skibike/sitemap/2", [EVERY_PAGE, HOME, BLOG]],
  ["/en/blog/vylety", [EVERY_PAGE, BLOG]],
  ["/en/blog/vylety/na-kolo-s-detmi", [EVERY_PAGE, BLOG, HOME]],
  ["/main/p/%E0%A4%A/x", [EVERY_PAGE, productTag("%E0%A4%A")]],
])("the page at %s shows %p", (address, tags) => expect(tagsOfPage(address)).toEqual(tags));

test("every tag that is made is one that is taken, and nothing else is", () => {
  for (const tag of [EVERY_PAGE, HOME, BLOG, productTag("A-1"), categoryTag("lyže"), CONTENT])
    expect(isTag(tag)).toBe(true);
  for (const tag of ["", "product:", "price:1", "content:a", "__proto__", `product:${"x".repeat(301)}`])
    expect(isTag(tag)).toBe(false);
});
