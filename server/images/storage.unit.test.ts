import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureEnv } from "@/lib/env";
import { PATIENT_MS } from "@/server/testing/patience";
import { openBucket, type TestBucket } from "@/test/bucket";
import { type Bucket, bucketStorage, folderStorage, type PictureStorage } from "./storage";

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sezona-pictures-"));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const patient = (access: Bucket): PictureStorage => bucketStorage(access, PATIENT_MS);

const storages: [string, () => PictureStorage][] = [
  ["a folder", () => folderStorage(folder)],
  ["a bucket", () => patient(bucket.access)],
];

describe.each(storages)("%s", (_, open) => {
  test("gives back what it was given, byte by byte", async () => {
    const storage = open();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    expect(await storage.read("sizes/card/x.webp")).toBeNull();
    expect(await storage.has("sizes/card/x.webp")).toBe(false);
    await storage.write("sizes/card/x.webp", bytes, "image/webp");
    expect(await storage.read("sizes/card/x.webp")).toEqual(bytes);
    expect(await storage.has("sizes/card/x.webp")).toBe(true);
    await storage.write("sizes/card/x.webp", Buffer.from("again"), "image/webp");
    expect((await storage.read("sizes/card/x.webp"))?.toString()).toBe("again");
  });

  test("gives a part of what it was given, and says how much there is", async () => {
    const storage = open();
    await storage.write("downloads/g.gpx", Buffer.from("0123456789"), "application/gpx+xml");
    const part = async (from: number, length: number) => {
      const found = await storage.readPart("downloads/g.gpx", from, length);
      return [found?.bytes.toString(), found?.size];
    };
    expect(await part(0, 4)).toEqual(["0123", 10]);
    expect(await part(8, 4)).toEqual(["89", 10]);
    expect(await part(10, 4)).toEqual(["", 10]);
    expect(await storage.readPart("downloads/none.gpx", 0, 4)).toBeNull();
  });

  test("many writers of one picture leave one", async () => {
    const storage = open();
    await Promise.all(
      Array.from({ length: 10 }, (_unused, index) =>
        storage.write("masters/m.png", Buffer.from(`${index}`), "image/png"),
      ),
    );
    expect((await storage.read("masters/m.png"))?.toString()).toMatch(/^\d$/u);
  });
});

describe.each(storages)("%s", (name, open) => {
  test("lists what lies in one of its folders, however much that is", async () => {
    const storage = open();
    const keys = Array.from({ length: 5 }, (_, index) => `listed-${name.length}/${index}.png`);
    for (const key of keys) await storage.write(key, Buffer.from("x"), "image/png");
    expect(await storage.list(`listed-${name.length}`)).toEqual(keys);
    expect(await storage.list("nothing-there")).toEqual([]);
  });
});

test("a folder is left without scraps", async () =>
  expect(await readdir(path.join(folder, "masters"))).toEqual(["m.png"]));

test("a bucket is asked with a signature, and keeps the type", () => {
  expect(bucket.objects.get("sizes/card/x.webp")?.type).toBe("image/webp");
  expect(bucket.asked[0]).toMatchObject({
    method: "GET",
    key: "sizes/card/x.webp",
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/u) as string,
  });
});

test("a bucket that refuses or breaks is not one without the picture", async () => {
  const stranger = patient({ ...bucket.access, accessKeyId: "stranger" });
  await expect(stranger.read("masters/m.png")).rejects.toThrow("403");
  bucket.failWith(500);
  await expect(patient(bucket.access).has("masters/m.png")).rejects.toThrow("500");
  bucket.failWith(null);
});

test("a bucket is configured whole or not at all", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(pictureEnv({})).toEqual({ folder: ".sezona/media", bucket: undefined });
  expect(pictureEnv(whole).bucket).toMatchObject({ bucket: "pictures", region: "auto" });
  expect(() => pictureEnv({ ...whole, S3_BUCKET: undefined })).toThrow("belong together");
});

test.each<[string | undefined, unknown]>([
  ["10", { bytes: Buffer.alloc(0), size: 10 }],
  [undefined, null],
])("a bucket that does not say how much there is behind the end is asked once more: %s", async (length, found) => {
  const server = createServer((asked, response) => {
    if (asked.method === "HEAD")
      response.writeHead(200, length === undefined ? {} : { "content-length": length }).end();
    else response.writeHead(416).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = patient({ ...bucket.access, endpoint });
  expect(await storage.readPart("downloads/g.gpx", 10, 4)).toEqual(found);
  server.closeAllConnections();
  server.close();
});

test("a picture that can't be put in its place leaves nothing beside it", async () => {
  await mkdir(path.join(folder, "masters", "taken.png", "below"), { recursive: true });
  await expect(folderStorage(folder).write("masters/taken.png", Buffer.from("x"), "image/png")).rejects.toThrow();
  expect((await readdir(path.join(folder, "masters"))).filter((name) => name.startsWith("taken.png"))).toEqual([
    "taken.png",
  ]);
});
