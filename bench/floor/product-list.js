import Link from "next/link";
import { products } from "./products";

export function ProductList() {
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link href={`/product/${product.id}`}>
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
