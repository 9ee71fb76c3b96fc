import Link from "next/link";
import { products } from "./products";

/** `prefetch` as the framework's link takes it: null fetches what is in sight. */
export function ProductList({ prefetch = null }) {
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link href={`/product/${product.id}`} prefetch={prefetch}>
              <h2>{product.name}</h2>
            </Link>
            <p>{product.text}</p>
            <p>{product.price} Kč</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
