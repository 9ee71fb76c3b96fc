import { ProductList } from "../../product-list";

export const revalidate = 300;

export default function Page() {
  return <ProductList />;
}
