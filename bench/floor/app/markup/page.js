import { elementsOf } from "../../elements";

export const dynamic = "force-dynamic";

let elements;

/** The elements of a page of the shop, with none of the work that goes into them. */
export default function Page() {
  elements ??= elementsOf("markup.html");
  return elements;
}
