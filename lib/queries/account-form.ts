import type { OwnGroup } from "@/lib/domain/customer-group";

/** What a form of accounts is answered where a script sends it: tokens are in cookies that no script reads. */
export type FormAnswer = { to: string; customer?: string; group?: OwnGroup } | { refused: string };

/** Sends a form as the browser would, and asks for the outcome instead of a page. Rejects where nobody answers. */
export async function sendAccountForm(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, typeof value === "string" ? value : ""]),
  );
  return postAccountForm(form.action, body);
}

/** The same for what stands in no form of its own. */
export async function postAccountForm(
  action: string,
  body: URLSearchParams,
  signal?: AbortSignal,
): Promise<FormAnswer> {
  const answer = await fetch(action, { method: "POST", body, headers: { accept: "application/json" }, signal });
  // The API's own guards answer by its envelope.
  const said = (await answer.json()) as {
    to?: string;
    customer?: string;
    group?: OwnGroup;
    refused?: string;
    result?: { error_code?: string };
  };
  if (said.to !== undefined) return { to: said.to, customer: said.customer, group: said.group };
  return { refused: said.refused ?? said.result?.error_code ?? "" };
}

export type Given<T> = { given: T } | { refused: string };

/** Asks an endpoint of accounts for what no form gives; its tokens too are none that a script sees. */
export async function askAccount<T>(address: string, input: object): Promise<Given<T>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(input), headers });
  const { result } = (await answer.json()) as { result: T & { error_code?: string } };
  return answer.ok ? { given: result } : { refused: result.error_code ?? "" };
}
