import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "./dialog";

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      <Dialog open={open} onClose={close} title="Termín" closeLabel="Zavřít">
        <p>Obsah</p>
      </Dialog>
    </>
  );
}

test("opens as a modal named by its title, with the focus inside", async () => {
  render(<Page onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Otevřít" }));
  expect(screen.getByRole("dialog", { name: "Termín" })).toHaveAttribute("open");
  expect(screen.getByRole("button", { name: "Zavřít" })).toHaveFocus();
});

test("closes by its button and by the backdrop, but not by a press inside", async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const user = userEvent.setup();
  const opener = screen.getByRole("button", { name: "Otevřít" });
  await user.click(opener);
  await user.click(screen.getByText("Obsah"));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Zavřít" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(opener);
  fireEvent.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

function Unmounting() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Termín" closeLabel="Zavřít">
          <button type="button" onClick={() => setOpen(false)}>
            Použít
          </button>
        </Dialog>
      )}
    </>
  );
}

test("taken from the page while open, it gives the focus back to what opened it", async () => {
  render(
    <StrictMode>
      <Unmounting />
    </StrictMode>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Otevřít" }));
  await user.click(screen.getByRole("button", { name: "Použít" }));
  expect(screen.getByRole("button", { name: "Otevřít" })).toHaveFocus();
});

test("one over another closes alone, wherever it stands in the document", () => {
  const onClose = jest.fn();
  const onCloseUpper = jest.fn();
  const upper = (title: string) => (
    <Dialog open onClose={onCloseUpper} title={title} closeLabel="Zavřít">
      Obsah
    </Dialog>
  );
  render(
    <Dialog open onClose={onClose} title="Míry" closeLabel="Zavřít">
      {upper("Uvnitř")}
      {createPortal(upper("Vedle"), document.body)}
    </Dialog>,
  );
  for (const title of ["Uvnitř", "Vedle"]) screen.getByRole<HTMLDialogElement>("dialog", { name: title }).close();
  expect(onCloseUpper).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});
