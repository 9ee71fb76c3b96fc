import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/* A service that logs people in by OpenID Connect, on this machine; tests say who is there and what it does wrong. */

interface Granted {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export interface Issuer {
  url: string;
  clientId: string;
  secret: string;
  /** Who is logged in there. */
  person: Record<string, unknown>;
  /** What its next tokens say instead. */
  wrong: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  forges: boolean;
  /** Does what a browser is sent there for. @returns the address that it is sent back to */
  visit(there: string, more?: { code?: string; refused?: boolean }): URL;
  close(): Promise<void>;
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
/** Of all issuers: a pair takes a quarter of a second of the processor, and no test asks for one of its own. */
const [own, foreign] = [pair(), pair()];

export async function openIssuer(): Promise<Issuer> {
  const granted = new Map<string, Granted>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const issuer: Issuer = {
    ...{ url, clientId: "sezona", secret: "a secret = of theirs", forges: false, wrong: {} },
    person: { sub: "1", email: "jana@example.com", email_verified: true, given_name: "Jana", family_name: "Nová" },
    visit(there, { code, refused = false } = {}) {
      const asked = new URL(there).searchParams;
      const [redirectUri, state] = [asked.get("redirect_uri") ?? "", asked.get("state") ?? ""];
      const back = new URL(redirectUri);
      back.searchParams.set("state", state);
      if (refused) back.searchParams.set("error", "access_denied");
      else {
        const fresh = randomBytes(16).toString("base64url");
        const [nonce, challenge] = [asked.get("nonce") ?? "", asked.get("code_challenge") ?? ""];
        granted.set(fresh, { nonce, challenge, redirectUri });
        back.searchParams.set("code", code ?? fresh);
      }
      return back;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function tokenFor({ nonce }: Granted): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: url,
      aud: issuer.clientId,
      iat: now,
      exp: now + 60,
      nonce,
      ...issuer.person,
      ...issuer.wrong,
    };
    const text = `${base64({ alg: "RS256", kid: "own", typ: "JWT" })}.${base64(claims)}`;
    const { privateKey } = issuer.forges ? foreign : own;
    return `${text}.${createSign("sha256").update(text).sign(privateKey).toString("base64url")}`;
  }

  /** A code is good once, for whoever has the secret and what the browser's way there was begun with. */
  function exchange(form: URLSearchParams): [number, object] {
    const code = form.get("code") ?? "";
    const grant = granted.get(code);
    granted.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = form.get("client_id") === issuer.clientId && form.get("client_secret") === issuer.secret;
    const isTheirs = grant?.challenge === challenge && grant.redirectUri === form.get("redirect_uri");
    if (!grant || !isClient || !isTheirs) return [400, { error: "invalid_grant" }];
    return [200, { access_token: "x", token_type: "Bearer", expires_in: 60, id_token: tokenFor(grant) }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, body] = say(request.url ?? "", Buffer.concat(chunks).toString());
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  function say(path: string, body: string): [number, object] {
    if (path === "/token") return exchange(new URLSearchParams(body));
    if (path === "/jwks")
      return [200, { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" }] }];
    return [
      200,
      {
        ...{ issuer: url, authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` },
        ...{ jwks_uri: `${url}/jwks`, response_types_supported: ["code"], subject_types_supported: ["public"] },
        id_token_signing_alg_values_supported: ["RS256"],
      },
    ];
  }
  return issuer;
}
