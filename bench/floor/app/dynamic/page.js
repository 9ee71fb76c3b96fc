import { ProductList } from "../../product-list";

export const dynamic = "force-dynamic";

export default function Page() {
  return <ProductList />;
}
