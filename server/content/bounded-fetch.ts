/** Some hundreds of documents in three languages; a backend that sends without end must not fill the memory. */
const MOST_BYTES = 8_000_000;

/**
 * What a backend of another place sends, as far as that is an answer.
 * @throws where it sends more, or sends elsewhere: a token is for nobody but whom the owner named
 */
export async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: "error" });
  const { status, headers } = answer;
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    // Leaving the loop ends the answer.
    if (length > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return new Response(status === 204 ? null : text + decoder.decode(), { status, headers: typeOf(headers) });
}

/** Length and encoding are told of what came over the wire. */
const typeOf = (headers: Headers): HeadersInit => ({ "content-type": headers.get("content-type") ?? "" });
