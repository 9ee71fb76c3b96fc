import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { GivenPasskey, NewPasskey } from "@/lib/contract";

/* An authenticator as a browser shows it to a page, with one passkey; tests say what it does wrong. */

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The little of CBOR that a passkey is written in. */
type Cbor = number | string | Buffer | [Cbor, Cbor][];
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    return length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), number(length, 2)]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(cbor)]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Told {
  challenge: string;
  /** The page's own; an authenticator signs whatever page it was asked by. */
  origin?: string;
  rpId?: string;
  /** Whether it has asked who is there. */
  verified?: boolean;
  /** Signs with another key than its own. */
  forged?: boolean;
  counter?: number;
}

export interface Authenticator {
  id: string;
  make(told: Told): NewPasskey;
  sign(told: Told & { userHandle?: string }): GivenPasskey;
}

export function openAuthenticator(ownOrigin = "https://shop.example"): Authenticator {
  const pair = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { publicKey, privateKey } = pair();
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const named = { id, rawId: id, type: "public-key" as const };
  let signed = 0;

  const clientData = (type: string, { challenge, origin = ownOrigin }: Told): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId, verified = true }: Told, counter: number, key?: Buffer): Buffer =>
    Buffer.concat([
      sha256(rpId ?? new URL(ownOrigin).hostname),
      Buffer.from([PRESENT | (verified ? VERIFIED : 0) | (key ? HAS_KEY : 0)]),
      number(counter, 4),
      key ?? Buffer.alloc(0),
    ]);
  const publicKeyOf = (key: KeyObject): Buffer => {
    const { x = "", y = "" } = key.export({ format: "jwk" });
    const bytes = (text: string): Buffer => Buffer.from(text, "base64url");
    return cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
  };

  return {
    id,
    make(told) {
      const key = Buffer.concat([
        Buffer.alloc(16),
        number(credentialId.length, 2),
        credentialId,
        publicKeyOf(publicKey),
      ]);
      const attestation = cbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authenticatorData(told, 0, key)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", told).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign(told) {
      signed = told.counter ?? signed + 1;
      const client = clientData("webauthn.get", told);
      const data = authenticatorData(told, signed);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(told.forged ? pair().privateKey : privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: told.userHandle,
        },
      };
    },
  };
}
