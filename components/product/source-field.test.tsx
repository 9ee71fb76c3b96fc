import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ANYWHERE } from "@/lib/domain/place";
import messages from "@/messages/cs-CZ.json";
import { cartStore, startView } from "@/stores/cart";
import { reservationStore } from "@/stores/reservation";
import { SourceField } from "./source-field";

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday }));
const branch = (id: string, name: string, locative: string, partner_id: number | null = null) => ({
  ...{ id, name, locative, partner_id, phone: "1", opening_hours: everyDay, closed_days: [] },
});
const praha = branch("praha", "Praha", "v Praze");
const brno = branch("brno", "Brno", "v Brně");
const zlin = branch("zlin", "Zlín", "ve Zlíně");

beforeEach(() => {
  cartStore.setState(startView);
  reservationStore.setState({ branches: [praha, brno, zlin] });
});

function show(more: Partial<ComponentProps<typeof SourceField>> = {}) {
  const onSource = jest.fn();
  render(
    <SourceField
      sources={[praha, brno]}
      source={praha}
      place={ANYWHERE}
      wished={undefined}
      cartSource={null}
      chosenForYou={false}
      theirs={undefined}
      freeAt={() => null}
      isChosen={false}
      refusedAt={() => null}
      onSource={onSource}
      page="/branches/praha"
      labels={messages.rentalIsland}
      locale="cs-CZ"
      {...more}
    />,
  );
  return onSource;
}
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const why = () => screen.getByRole("status").textContent;

test("each branch says how many are free there, or why it can't serve the days; nothing while nobody knows", () => {
  show();
  expect(options()).toEqual(["Praha", "Brno"]);
  expect(why()).toBe("");
});

test("taken, free and refused are told apart", () => {
  show({
    sources: [praha, brno, zlin],
    freeAt: (id) => (id === "praha" ? 0 : 2),
    refusedAt: (id) => (id === "zlin" ? { code: "closed_day" } : null),
  });
  expect(options()).toEqual(["Praha: obsazeno", "Brno: 2\u00a0volné", "Zlín: zavřeno"]);
});

test("a choice that is free says no number, which would be read as that of the whole thing", () => {
  show({ isChosen: true, freeAt: (id) => (id === "praha" ? 0 : 1) });
  expect(options()).toEqual(["Praha: obsazeno", "Brno: volno"]);
});

test("another branch is chosen by the renter, and each has its page", async () => {
  const onSource = show();
  await userEvent.setup().selectOptions(screen.getByRole("combobox"), "brno");
  expect(onSource).toHaveBeenCalledWith("brno");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/branches/praha");
});

test("a branch that the cart has decided says why it can't be chosen here", () => {
  show({ cartSource: { id: "praha", name: "Praha" } });
  expect(screen.getByRole("combobox")).toBeDisabled();
  const words = /^Celý košík se vyzvedává v Praze, místo změníte v.košíku\.$/u;
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription(words);
  // The press that filled the cart is announced by its notification.
  expect(screen.getByText(words).closest("[role=status]")).toBeNull();
});

test("where there is one branch there is nothing to choose", () => {
  show({ sources: [praha] });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("Praha")).toBeInTheDocument();
});

test.each([
  ["a branch that was chosen for the renter", { chosenForYou: true }, /v Praze/u],
  ["a wished branch that doesn't have the thing", { wished: zlin }, /ve Zlíně.*v Praze/u],
  [
    "a delivery, by the branch that serves it",
    { wished: praha, place: { kind: "delivery", postcode: "11000" } as const },
    /110\s00.*v Praze/u,
  ],
])("%s is said, with the field", (_, more, words) => {
  show(more);
  expect(why()).toMatch(words);
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription(words);
});

test("the branch of a filled cart stands, and the wish for another one is answered with the cart's move", async () => {
  show({ cartSource: praha, wished: brno });
  expect(screen.getByRole("combobox")).toBeDisabled();
  expect(await screen.findByRole("button", { name: "Převzít celý košík v Brně" })).toBeInTheDocument();
});

test("with the cart at the branch that is wished nothing is said of it", () => {
  show({ cartSource: praha, wished: praha });
  expect(screen.queryByRole("button")).toBeNull();
});

test("where a chosen place wins over a partner's link, that is said with where the partner has it", async () => {
  const theirs = branch("zlin", "Zlín", "ve Zlíně", 7);
  const onSource = show({ sources: [praha, theirs], source: praha, wished: praha, theirs });
  expect(why()).toBe("Platí místo, které jste vybrali. Partner z\u00a0odkazu to má ve Zlíně.");
  await userEvent.setup().selectOptions(screen.getByRole("combobox"), "zlin");
  expect(onSource).toHaveBeenCalledWith("zlin");
});

test("nothing is said at the partner's own branch, nor beside a cart that decides", () => {
  const theirs = branch("zlin", "Zlín", "ve Zlíně", 7);
  show({ sources: [praha, theirs], source: theirs, theirs });
  expect(why()).toBe("");
});

test("that the partner of the link has no such thing is said", () => {
  show({ theirs: null });
  expect(why()).toBe("Partner z\u00a0odkazu tohle nepůjčuje, ukazujeme všechna místa.");
});
