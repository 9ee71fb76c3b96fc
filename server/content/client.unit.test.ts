import { getOperationAST } from "graphql";
import { channel } from "@/shop.config";
import { contentClient } from "./client";
import { footerDocument, staticPageDocument } from "./documents";
import { loadFooter } from "./footer";
import { loadStaticPage } from "./pages";

const answer = (data: unknown) => Response.json({ data });
const link = { documentId: "a", locale: "cs", label: "Kontakt", link: "/static/kontakty", column: "left" };
const noMenu = { ownMenu: [], englishMenu: [], czechMenu: [] };
const footer = { own: [link], english: [], czech: [], ...noMenu, socialLinks: [] };

function backendThat(...answers: (() => Response | Promise<Response>)[]) {
  const late = jest.fn();
  const lines: string[] = [];
  const requests: Request[] = [];
  const client = contentClient({
    backend: async (request) => {
      requests.push(request);
      const next = answers.shift();
      if (!next) throw new Error("connection refused");
      return next();
    },
    log: (line) => lines.push(line),
    timeoutMs: 30,
    onLate: late,
  });
  return { client, lines, requests, late };
}

const never = () => new Promise<Response>(() => undefined);
const faults: [string, () => Response | Promise<Response>][] = [
  ["is down", () => Promise.reject(new Error("connect ECONNREFUSED"))],
  ["never answers", never],
  ["answers HTML", () => new Response("<html>Bad gateway</html>", { status: 502 })],
  ["answers half of a JSON", () => new Response('{"data":{"own"', { headers: { "content-type": "application/json" } })],
  ["answers errors", () => Response.json({ errors: [{ message: "Forbidden access" }] })],
  ["answers nothing", () => answer(null)],
  ["answers something else", () => answer({ own: "ne", english: 3, czech: null, socialLinks: {} })],
  ["answers a link that could run", () => answer({ ...footer, own: [{ ...link, link: "javascript:alert(1)" }] })],
];

test.each(faults)("a backend that %s leaves the part out, with a line in the log", async (_title, fault) => {
  const { client, lines } = backendThat(fault);
  expect(await loadFooter(client, "cs")).toBeNull();
  expect(lines).toEqual([expect.stringMatching(/^content Footer .*left out$/u)]);
});

test.each(faults)("a backend that %s after it answered leaves what it said", async (_title, fault) => {
  const { client, lines } = backendThat(() => answer(footer), fault);
  const first = await loadFooter(client, "cs");
  expect(first?.columns.left).toHaveLength(1);
  expect(await loadFooter(client, "cs")).toEqual(first);
  expect(lines).toEqual([expect.stringMatching(/shown as it was before$/u)]);
});

test("an answer that comes late is kept, and told: pages were made without it", async () => {
  let send: (response: Response) => void = () => undefined;
  const { client, late } = backendThat(() => new Promise((resolve) => (send = resolve)));
  expect(await loadFooter(client, "cs")).toBeNull();
  expect(late).not.toHaveBeenCalled();
  const told = new Promise<void>((resolve) => late.mockImplementation(() => resolve()));
  send(answer(footer));
  await told;
  expect((await loadFooter(client, "cs"))?.columns.left).toHaveLength(1);
});

test("where the owner wants no blog neither menu nor footer leads there", async () => {
  const blog = { ...link, documentId: "b", link: "/blog" };
  const both = { ...footer, own: [link, blog], ownMenu: [link, blog] };
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, blog: false });
  const shown = await loadFooter(backendThat(() => answer(both)).client, "cs");
  owner.restore();
  expect([shown?.columns.left, shown?.menu].map((links) => links?.map((one) => one.link))).toEqual([
    ["/static/kontakty"],
    ["/static/kontakty"],
  ]);
});

test("what was said of one page is not shown for another", async () => {
  const page = { documentId: "a", locale: "cs", slug: "a", title: "A", description: "", body: "A", showMap: null };
  const { client } = backendThat(() => answer({ own: [page], english: [], czech: [] }));
  expect((await loadStaticPage(client, "a", "cs"))?.value?.title).toBe("A");
  expect(await loadStaticPage(client, "b", "cs")).toBeNull();
  expect(await loadStaticPage(client, "a", "cs")).toMatchObject({ isStale: true, value: { title: "A" } });
});

test("each question has a name, by which the log and kept answers know it", () => {
  for (const document of [footerDocument, staticPageDocument]) expect(getOperationAST(document)?.name).toBeDefined();
});
