import { elementsOf } from "../../../../elements";

export const revalidate = 300;
export const generateStaticParams = () => [];

export default function Page() {
  return elementsOf("product.html");
}
