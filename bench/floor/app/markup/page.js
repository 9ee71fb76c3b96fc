import { elementsOf } from "../../elements";

export const dynamic = "force-dynamic";

/** The elements of a page of the shop, with none of the work that goes into them. */
export default function Page() {
  return elementsOf("markup.html");
}
