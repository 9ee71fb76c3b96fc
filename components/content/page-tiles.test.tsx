import { render, screen } from "@testing-library/react";
import { getStoreView } from "@/lib/store-views";
import { PageTiles } from "./page-tiles";

const title = { cs: "Kontakty", en: "Contacts", de: "Kontakt", it: "Contatti" };
const tile = { title, link: "/static/kontakty", active: true };

test("a tile leads to the owner's page in the visitor's store view and language", () => {
  render(<PageTiles label="Tiles" tiles={[tile]} content={null} storeView={getStoreView("de")} />);
  expect(screen.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/de/static/kontakty");
});

test("a tile that is not active is not there, and without any nothing is", () => {
  render(
    <PageTiles label="Tiles" tiles={[{ ...tile, active: false }]} content={null} storeView={getStoreView("main")} />,
  );
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("a page that nobody has written is not led to", () => {
  const content = { menu: [], columns: { left: [], centre: [], right: [] }, social: [], unwritten: ["kontakty"] };
  render(<PageTiles label="Tiles" tiles={[tile]} content={content} storeView={getStoreView("main")} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
