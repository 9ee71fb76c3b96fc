import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import { pictureEnv } from "@/lib/env";
import { PICTURE_STORE_MS } from "@/lib/limits";

/** Where pictures lie: masters as they came, and what is made of them, each under a key such as `masters/….png`. */
export interface PictureStorage {
  /** Null when there is none; throws when nobody can say. */
  read(key: string): Promise<Buffer | null>;
  /** At most `length` bytes from `from` on, fewer at its end, and how many there are in all. */
  readPart(key: string, from: number, length: number): Promise<{ bytes: Buffer; size: number } | null>;
  has(key: string): Promise<boolean>;
  /** A reader sees the whole picture or none. */
  write(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Keys of all that lies in a folder such as `masters`. */
  list(folder: string): Promise<string[]>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

async function readFilePart(name: string, from: number, length: number): Promise<{ bytes: Buffer; size: number }> {
  const file = await open(name);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(Math.min(length, size - from), 0)), {
      position: from,
    });
    return { bytes: buffer.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}

/** A folder of this machine. */
export function folderStorage(folder: string): PictureStorage {
  const root = path.resolve(folder);
  const fileOf = (key: string): string => path.join(root, ...key.split("/"));
  return {
    read: (key) => readFile(fileOf(key)).catch(nullIfMissing),
    readPart: (key, from, length) => readFilePart(fileOf(key), from, length).catch(nullIfMissing),
    has: (key) =>
      stat(fileOf(key)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    async write(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const temporary = `${file}.${randomBytes(6).toString("hex")}`;
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        // What is left of it would fill a full disk for good.
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async list(name) {
      const files = await readdir(fileOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return files.sort().map((file) => `${name}/${file}`);
    },
  };
}

/** Reads what the other has and takes nothing more. */
export const keepingNothing = (storage: PictureStorage): PictureStorage => ({
  read: (key) => storage.read(key),
  readPart: (key, from, length) => storage.readPart(key, from, length),
  has: (key) => storage.has(key),
  write: () => Promise.resolve(),
  list: (folder) => storage.list(folder),
});

/** What a part is answered with that would begin behind the last byte. */
const BEHIND_ITS_END = 416;

const numberOf = (text = ""): number | null => (/^\d+$/u.test(text) ? Number(text) : null);

export interface Bucket {
  /** Address of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A bucket of any service that speaks S3, shared by machines.
 * @param timeoutMs so long the service has for an answer
 */
export function bucketStorage({ endpoint, bucket, ...access }: Bucket, timeoutMs = PICTURE_STORE_MS): PictureStorage {
  const client = new AwsClient({ ...access, service: "s3", retries: 1 });
  const ask = async (
    method: string,
    key: string,
    { body, ...headers }: { body?: Buffer; "content-type"?: string; range?: string } = {},
  ): Promise<Response> => {
    const url = `${endpoint.replace(/\/+$/u, "")}/${bucket}/${key}`;
    const answer = await client.fetch(url, {
      method,
      headers,
      body: body && new Uint8Array(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok && answer.status !== 404 && answer.status !== BEHIND_ITS_END)
      throw new Error(`${method} ${key}: the bucket answers ${answer.status}`);
    return answer;
  };
  /** Not every service tells the size along with a part, above all of one behind the end. */
  const sizeOf = async (key: string): Promise<number | null> =>
    numberOf((await ask("HEAD", key)).headers.get("content-length") ?? undefined);
  return {
    async read(key) {
      const answer = await ask("GET", key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async readPart(key, from, length) {
      const answer = await ask("GET", key, { range: `bytes=${from}-${from + length - 1}` });
      if (answer.status === 404) return null;
      const bytes = answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
      // A service that knows no parts answers with the whole.
      if (answer.status === 200) return { bytes: bytes.subarray(from, from + length), size: bytes.byteLength };
      const size = numberOf(answer.headers.get("content-range")?.split("/")[1]) ?? (await sizeOf(key));
      return size === null ? null : { bytes, size };
    },
    has: async (key) => (await ask("HEAD", key)).ok,
    async write(key, bytes, type) {
      const answer = await ask("PUT", key, { body: bytes, "content-type": type });
      if (!answer.ok) throw new Error(`there is no bucket ${bucket}`);
    },
    async list(folder) {
      const keys: string[] = [];
      for (let after = ""; ;) {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: `${folder}/`,
          ...(after && { "start-after": after }),
        });
        const answer = await ask("GET", `?${query.toString()}`);
        if (!answer.ok) throw new Error(`there is no bucket ${bucket}`);
        const page = await answer.text();
        const found = [...page.matchAll(/<Key>([^<]+)<\/Key>/gu)].map(([, key = ""]) => key);
        keys.push(...found);
        if (found.length === 0 || !page.includes("<IsTruncated>true</IsTruncated>")) return keys;
        after = found.at(-1) ?? "";
      }
    },
  };
}

/** The shop's own: a bucket where one is configured, else the media folder. */
export function pictureStorage(env = pictureEnv()): PictureStorage {
  return env.bucket ? bucketStorage(env.bucket) : folderStorage(env.folder);
}

/** Where pictures lie on this machine when no bucket keeps them. */
export const mediaFolder = (env = pictureEnv()): string => path.resolve(env.folder);
