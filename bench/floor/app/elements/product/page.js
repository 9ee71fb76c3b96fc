import { elementsOf } from "../../../elements";

export const dynamic = "force-dynamic";

export default function Page() {
  return elementsOf("product.html");
}
