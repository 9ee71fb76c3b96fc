export const revalidate = 300;

/** A bare page with one picture, as large as the first one of a product. */
export default function Page() {
  return (
    <main>
      <h1>Product</h1>
      <img src="/picture/file" alt="" width="600" height="744" fetchPriority="high" style={{ maxWidth: "100%" }} />
    </main>
  );
}
