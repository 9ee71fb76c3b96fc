import { products } from "../../../products";

export const revalidate = 300;
export const generateStaticParams = () => products.map(({ id }) => ({ id }));

export default async function Page({ params }) {
  const { id } = await params;
  const product = products.find((candidate) => candidate.id === id);
  return (
    <main>
      <h1>{product?.name}</h1>
      <p>{product?.text}</p>
      <p>{product?.price} Kč</p>
    </main>
  );
}
