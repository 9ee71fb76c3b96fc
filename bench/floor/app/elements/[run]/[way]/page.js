import { attributesToProps, domToReact } from "html-react-parser";
import Link from "next/link";
import { elementsOf } from "../../../../elements";

/** Kept from the first visit on, as the shop's pages are; each run has addresses of its own. */
export const revalidate = 300;
export const generateStaticParams = () => [];

/** The elements of a listing, of which one leads on; `ahead` as the way says that its page is fetched before the tap. */
export default async function Page({ params }) {
  const { run, way } = await params;
  const replace = (node) =>
    node.name === "a" && "data-tapped" in node.attribs ? (
      <Link {...attributesToProps(node.attribs)} href={`/elements/${run}/product`} prefetch={way === "ahead"}>
        {domToReact(node.children)}
      </Link>
    ) : undefined;
  return elementsOf("listing.html", { replace });
}
