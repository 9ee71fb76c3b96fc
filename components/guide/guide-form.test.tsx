import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuideForm } from "./guide-form";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));

const question = (
  <GuideForm action="/guide" kept={{ sport: "ski" }}>
    <select name="adults" aria-label="Dospělí" defaultValue="2">
      <option>1</option>
      <option>2</option>
    </select>
    {["beginner", "advanced"].map((level) => (
      <input key={level} type="radio" name="level1" value={level} aria-label={level} />
    ))}
    <button type="submit">Dál</button>
  </GuideForm>
);

afterEach(() => window.history.replaceState(null, "", "/"));

test("leads to the address of what was said, and says it again where Back leads to the form", async () => {
  window.history.replaceState(null, "", "/guide?sport=ski");
  const user = userEvent.setup();
  const { unmount } = render(question);
  await user.selectOptions(screen.getByRole("combobox"), "1");
  await user.click(screen.getByRole("radio", { name: "advanced" }));
  await user.click(screen.getByRole("button"));
  expect(mockPush).toHaveBeenCalledWith("/guide?sport=ski&adults=1&level1=advanced");
  unmount();

  const again = render(question);
  expect(screen.getByRole("combobox")).toHaveValue("1");
  expect(screen.getByRole("radio", { name: "advanced" })).toBeChecked();
  again.unmount();

  // For another sport nothing was said yet.
  window.history.replaceState(null, "", "/guide?sport=bike");
  render(question);
  expect(screen.getByRole("combobox")).toHaveValue("2");
  expect(screen.getByRole("radio", { name: "advanced" })).not.toBeChecked();
});
