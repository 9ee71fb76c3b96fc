import { attributesToProps, domToReact } from "html-react-parser";
import Link from "next/link";
import { elementsOf } from "../../elements";

export const dynamic = "force-dynamic";

const linking = (prefetch) => ({
  replace: (node) =>
    node.name === "a" && "data-tapped" in node.attribs ? (
      <Link {...attributesToProps(node.attribs)} href="/elements/product" prefetch={prefetch}>
        {domToReact(node.children)}
      </Link>
    ) : undefined,
});

/** The elements of a listing, of which one leads on: `?ahead=` says that where it leads is fetched before the tap. */
export default async function Page({ searchParams }) {
  const isAhead = "ahead" in (await searchParams);
  return elementsOf("listing.html", linking(isAhead), isAhead);
}
