/** A page of the shop as its address answers it; null where it answers none. Rejects where nobody answers. */
export async function pageMarkup(path: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(path, { signal, headers: { accept: "text/html" } });
  return answer.ok ? answer.text() : null;
}
