import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getOperationAST } from "graphql";
import { MAX_CONTENT_TEXT } from "@/lib/contract/limits";
import { getStoreView } from "@/lib/store-views";
import { PATIENT_MS } from "@/server/testing/patience";
import { channel } from "@/shop.config";
import { CONTENT_TIMEOUT_MS, contentClient } from "./client";
import { footerDocument, staticPageDocument } from "./documents";
import { loadFooter } from "./footer";
import { loadHomeContent } from "./home";
import { loadStaticPage } from "./pages";

const answer = (data: unknown) => Response.json({ data });
const link = { documentId: "a", locale: "cs", label: "Kontakt", link: "/static/kontakty", column: "left" };
const noMenu = {
  ...{ ownMenu: [], englishMenu: [], czechMenu: [] },
  ...{ ownPages: [], englishPages: [], czechPages: [] },
};
const footer = { own: [link], english: [], czech: [], ...noMenu, socialLinks: [] };

/* Time goes on by a test's word alone: a machine may be busy for longer than anybody waits for an answer. */
beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date"] }));
afterEach(() => jest.useRealTimers());

function backendThat(...answers: (() => Response | Promise<Response>)[]) {
  const onLate = jest.fn();
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
    onLate,
  });
  return { client, lines, requests, onLate };
}

/** Asked for, and not there when the time is over. */
function late(come: (send: (answer: Response) => void) => void = () => undefined): Promise<Response> {
  jest.advanceTimersByTime(CONTENT_TIMEOUT_MS);
  return new Promise<Response>(come);
}
const never = () => late();
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

test("as long as the backend answers from the same, a question is asked once, in each language", async () => {
  let source = {};
  let asked = 0;
  const client = contentClient({
    backend: async () => {
      asked += 1;
      return answer(footer);
    },
    source: async () => source,
    log: () => undefined,
  });
  const first = await loadFooter(client, "cs");
  expect(await loadFooter(client, "cs")).toBe(first);
  expect(asked).toBe(1);
  await loadFooter(client, "de");
  expect(asked).toBe(2);
  source = {};
  expect(await loadFooter(client, "cs")).toEqual(first);
  expect(asked).toBe(3);
});

test("an answer that comes late is kept, and told: pages were made without it", async () => {
  let send: (response: Response) => void = () => undefined;
  const { client, onLate } = backendThat(() => late((resolve) => (send = resolve)));
  expect(await loadFooter(client, "cs")).toBeNull();
  expect(onLate).not.toHaveBeenCalled();
  const told = new Promise<void>((resolve) => onLate.mockImplementation(() => resolve()));
  send(answer(footer));
  await told;
  expect((await loadFooter(client, "cs"))?.columns.left).toHaveLength(1);
});

test("a late answer that says what is shown already makes no page anew: all of them would ask again", async () => {
  const waiting = new Set<(response: Response) => void>();
  const slowly = () => late((resolve) => void waiting.add(resolve));
  const changed = { ...footer, own: [{ ...link, label: "Pište" }] };
  const asked = backendThat(() => answer(footer), slowly, slowly);
  await loadFooter(asked.client, "cs");
  await loadFooter(asked.client, "cs");
  await loadFooter(asked.client, "cs");
  const told = new Promise<void>((resolve) => asked.onLate.mockImplementation(() => resolve()));
  const [same, other] = [...waiting];
  same?.(answer(footer));
  other?.(answer(changed));
  await told;
  expect(asked.onLate).toHaveBeenCalledTimes(1);
});

describe("a document that can't be read is left out, the others stay", () => {
  const bad = { ...link, documentId: "b", link: "www.example.com" };

  test("links, with a line for each in the log", async () => {
    const { client, lines } = backendThat(() => answer({ ...footer, own: [bad, link], ownMenu: [bad] }));
    const shown = await loadFooter(client, "cs");
    expect([shown?.columns.left.length, shown?.menu]).toEqual([1, []]);
    expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^content Footer .*b cs: link: .*left out$/u)));
  });

  test("pages, of which another language is shown instead", async () => {
    const page = { documentId: "a", locale: "cs", slug: "a", title: "A", description: "", body: "A", showMap: null };
    const unsaid = { ...page, description: null };
    const english = { ...page, locale: "en", title: "E" };
    const { client } = backendThat(() => answer({ own: [unsaid], english: [english], czech: [unsaid] }));
    expect((await loadStaticPage(client, "a", "cs"))?.value).toMatchObject({ title: "E", otherLanguage: "en" });
  });

  test("a text longer than any, whose making would keep everybody waiting", async () => {
    const page = { documentId: "a", locale: "cs", slug: "a", title: "A", description: "", showMap: null };
    const long = { ...page, body: "<b>".repeat(MAX_CONTENT_TEXT) };
    const english = { ...page, locale: "en", title: "E", body: "E" };
    const { client, lines } = backendThat(() => answer({ own: [long], english: [english], czech: [long] }));
    expect((await loadStaticPage(client, "a", "cs"))?.value).toMatchObject({ title: "E", otherLanguage: "en" });
    expect(lines).toEqual(Array(2).fill(expect.stringMatching(/a cs: body: .*left out$/u)));
  });

  test("sections of the home page, and banners of a section", async () => {
    const banner = { title: "A", text: null, action: null, link: "/blog", illustration: null, icon: null };
    const plan = { storeViews: null, shownFrom: null, shownUntil: null };
    const row = { __typename: "ComponentHomeBannerRow", title: null, size: "small" };
    const good = { ...banner, ...plan };
    const home = {
      locale: "cs",
      sections: [
        { __typename: "ComponentHomeProductRow", title: null, urlPath: null },
        { ...row, banners: [{ ...good, link: "blog" }, { ...good, storeViews: { main: true } }, good] },
        { ...row, size: "huge", banners: [good] },
        { __typename: "ComponentHomeSlider", title: null, banners: [{ ...good, storeViews: "main" }] },
      ],
    };
    const { client, lines } = backendThat(() => answer({ own: home, english: null, czech: home }));
    const shown = await loadHomeContent(client, getStoreView("main"), "2027-01-10");
    expect(shown?.sections.map((section) => ("banners" in section ? section.banners.length : 0))).toEqual([1, 1]);
    expect(lines).toHaveLength(4);
  });
});

describe("a backend of another place", () => {
  const servers: Server[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));
  async function elsewhere(serve: RequestListener) {
    const server = createServer(serve).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const lines: string[] = [];
    const client = contentClient({
      backend: { url, token: "secret" },
      log: (line) => lines.push(line),
      timeoutMs: PATIENT_MS,
    });
    return { client, lines, url };
  }

  test("is told the token, and read", async () => {
    const { client } = await elsewhere(({ headers }, response) =>
      response
        .writeHead(headers.authorization === "Bearer secret" ? 200 : 403, { "content-type": "application/json" })
        .end(JSON.stringify({ data: footer })),
    );
    expect((await loadFooter(client, "cs"))?.columns.left[0]?.label).toBe("Kontakt");
  });

  test("that sends without end is not read to its end", async () => {
    const part = "x".repeat(65_536);
    const { client, lines } = await elsewhere((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"data":"');
      const more = () => {
        while (!response.destroyed && response.write(part));
        response.once("drain", more);
      };
      more();
    });
    expect(await loadFooter(client, "cs")).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/more than \d+ bytes; left out$/u)]);
  });

  test("that sends elsewhere takes nobody there", async () => {
    const asked = jest.fn();
    const other = await elsewhere((_request, response) => {
      asked();
      response.end();
    });
    const { client, lines } = await elsewhere((_request, response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    expect(await loadFooter(client, "cs")).toBeNull();
    expect([asked.mock.calls, lines]).toEqual([[], [expect.stringMatching(/left out$/u)]]);
  });
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
