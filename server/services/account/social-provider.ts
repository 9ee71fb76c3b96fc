import type { Configuration } from "openid-client";

/** A service that says who somebody is, by OpenID Connect. */
export interface ProviderSettings {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
}

/** What belongs to one way there and back. */
interface Trip {
  state: string;
  nonce: string;
  verifier: string;
}

/** What it says of whoever has logged in there. */
export interface Claims {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstname?: unknown;
  lastname?: unknown;
  name?: unknown;
}

export interface Provider extends Pick<ProviderSettings, "id" | "name" | "issuer"> {
  /** Where the browser is sent. */
  wayThere(redirectUri: string, trip: Trip): Promise<URL>;
  /** Reads the address that it came back to. Throws where anything of it is not as it has to be. */
  comeBack(address: URL, trip: Trip): Promise<Claims>;
}

const TIMEOUT_SECONDS = 5;
const SCOPE = "openid email profile";
/** How it is reached is asked anew after so long; its keys by themselves. */
const KNOWN_MS = 3_600_000;

export function openProvider({ id, name, issuer, clientId, secret }: ProviderSettings, now = Date.now): Provider {
  let known: { since: number; asked: Promise<Configuration> } | undefined;
  const library = () => import("openid-client");
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const address = new URL(issuer);
    // The configuration allows it for this machine alone.
    const execute = address.protocol === "http:" ? [allowInsecureRequests] : [];
    const found = await discovery(address, clientId, secret, undefined, { timeout: TIMEOUT_SECONDS, execute });
    // That it came by https would do; a signature that is right says it too.
    enableNonRepudiationChecks(found);
    return found;
  };
  const configuration = (): Promise<Configuration> => {
    if (known && now() - known.since < KNOWN_MS) return known.asked;
    const mine = { since: now(), asked: discover() };
    known = mine;
    mine.asked.catch(() => void (known = known === mine ? undefined : known));
    return mine.asked;
  };
  return {
    ...{ id, name, issuer },
    wayThere: async (redirectUri, { state, nonce, verifier }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, scope: SCOPE, state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
      });
    },
    comeBack: async (address, { state, nonce, verifier }) => {
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const settings = await configuration();
      const tokens = await authorizationCodeGrant(settings, address, {
        ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
      });
      const own = tokens.claims();
      if (!own) throw new Error("no ID token");
      const asked = own.email === undefined && settings.serverMetadata().userinfo_endpoint !== undefined;
      const claims = asked ? { ...(await fetchUserInfo(settings, tokens.access_token, own.sub)) } : own;
      return {
        subject: own.sub,
        email: typeof claims.email === "string" ? claims.email : null,
        isEmailVerified: claims.email_verified === true,
        ...{ firstname: claims.given_name, lastname: claims.family_name, name: claims.name },
      };
    },
  };
}
