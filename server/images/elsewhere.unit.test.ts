import { imageElsewhere } from "./elsewhere";

const shop = { baseUrl: "https://first.example/api", tokenPlace: "header" } as const;
const path = ["card", `${"a1".repeat(16)}.webp`];
const answering = (body: string, status: number, type: string) => {
  const asked: string[] = [];
  const send = (async (url: string) => {
    asked.push(url);
    return new Response(body, { status, headers: { "content-type": type } });
  }) as typeof fetch;
  return { asked, send };
};

test("a picture comes from where the other shop serves its own", async () => {
  const { asked, send } = answering("picture", 200, "image/webp");
  expect(await imageElsewhere(path, shop, send)).toEqual({
    type: "image/webp",
    bytes: Buffer.from("picture"),
    isFinal: true,
  });
  expect(asked).toEqual([`https://first.example/media/${path.join("/")}`]);
});

test("nothing but a picture's own address is asked for, and nothing but a picture passed on", async () => {
  const { asked, send } = answering("<html>", 200, "text/html");
  expect(await imageElsewhere(["..", "api", "order"], shop, send)).toBeNull();
  expect(asked).toEqual([]);
  await expect(imageElsewhere(path, shop, send)).rejects.toThrow("200");
  expect(await imageElsewhere(path, shop, answering("", 404, "text/plain").send)).toBeNull();
});

test("what stands in at the other shop stands in here too", async () => {
  const { send } = answering("stand-in", 200, "image/webp");
  const slow = ["card", `${"a1".repeat(16)}.avif`];
  expect(await imageElsewhere(slow, shop, send)).toMatchObject({ type: "image/webp", isFinal: false });
});
