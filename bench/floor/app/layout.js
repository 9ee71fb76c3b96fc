export const metadata = { title: "Floor", description: "A bare page of the framework" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
