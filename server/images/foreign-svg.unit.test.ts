import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { foreignSvg, isPublicAddress, MAX_SVG_BYTES } from "./foreign-svg";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
let server: Server;
let origin: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = (_request, response) => response.setHeader("content-type", "image/svg+xml").end(DRAWING);
});

const isAllowed = () => true;
const ask = (address = `${origin}/icon.svg`, more = {}) =>
  foreignSvg(address, { origins: [origin], isAllowed, ...more });

test("a drawing is fetched from an origin that the owner names, and from no other", async () => {
  expect(await ask()).toEqual({ text: DRAWING });
  for (const address of [
    "https://evil.example/icon.svg",
    `${origin}.evil.example/icon.svg`,
    `http://user:secret@${new URL(origin).host}/icon.svg`,
    `//${new URL(origin).host}/icon.svg`,
    "file:///etc/passwd",
    "/etc/passwd",
    "",
  ])
    expect([address, await ask(address)]).toEqual([address, { refused: "origin" }]);
});

test("a machine of the shop's own network is asked by nobody, whatever the owner names", async () => {
  const asked = jest.fn();
  answer = (_request, response) => {
    asked();
    response.end();
  };
  expect(await foreignSvg(`${origin}/icon.svg`, { origins: [origin] })).toEqual({ refused: "address" });
  // A name that leads there is no better.
  const named = origin.replace("127.0.0.1", "localhost");
  expect(await foreignSvg(`${named}/icon.svg`, { origins: [named] })).toEqual({ refused: "address" });
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, RequestListener]>([
  ["a redirect", (_request, response) => response.writeHead(302, { location: "/other.svg" }).end()],
  ["a page", (_request, response) => response.setHeader("content-type", "text/html").end(DRAWING)],
  ["a failure", (_request, response) => response.writeHead(500, { "content-type": "image/svg+xml" }).end(DRAWING)],
  [
    "too much",
    (_request, response) => response.setHeader("content-type", "image/svg+xml").end("x".repeat(MAX_SVG_BYTES + 1)),
  ],
  ["an end in the middle", (_request, response) => response.destroy()],
])("%s is no drawing", async (_name, listener) => {
  answer = listener;
  expect(await ask()).toEqual({ refused: "answer" });
});

test("what takes its time is not waited for", async () => {
  answer = (_request, response) => void response.setHeader("content-type", "image/svg+xml").write("<svg");
  expect(await ask(undefined, { timeoutMs: 100 })).toEqual({ refused: "answer" });
});

test.each([
  ["93.184.215.14", true],
  ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", true],
  ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"].map(
    (address): [string, boolean] => [address, false],
  ),
  ...[
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "fd00::1",
    "fe80::1",
    "64:ff9b::7f00:1",
    "ff02::1",
    "nobody",
  ].map((address): [string, boolean] => [address, false]),
])("%s is of the open internet: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
