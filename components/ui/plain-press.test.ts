import { isPlainPress } from "./plain-press";

const press = (more: MouseEventInit = {}) => isPlainPress(new MouseEvent("click", more));

test("only the main button alone is a plain press", () => {
  expect(press()).toBe(true);
  for (const held of ["metaKey", "ctrlKey", "shiftKey", "altKey"]) expect(press({ [held]: true })).toBe(false);
  expect(press({ button: 1 })).toBe(false);
});
