import { styles } from "../../elements";

/** What the shop's pages are drawn by. */
export default function Layout({ children }) {
  return (
    <>
      <style href="shop" precedence="shop">
        {styles()}
      </style>
      {children}
    </>
  );
}
