import { act, render, screen } from "@testing-library/react";
import ErrorView from "./error-view";

let mockStore = "main";
jest.mock("next/navigation", () => ({ useParams: () => ({ store: mockStore }) }));

test.each([
  ["main", "Na úvodní stránku", "/"],
  ["en", "To the home page", "/en"],
  ["skibike", "Na úvodní stránku", "/skibike"],
])("what broke in %s leads home there, in its language", async (store, words, home) => {
  mockStore = store;
  await act(async () => {
    render(<ErrorView onRetry={() => undefined} />);
    await Promise.resolve();
  });
  expect(await screen.findByRole("link", { name: new RegExp(words, "u") })).toHaveAttribute("href", home);
});
