import { Lane, LaneFull } from "./lane";

/** Work that ends when told. */
function job() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: jest.fn(() => done), end };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test("so many work, so many wait in their order, and one more is refused", async () => {
  const lane = new Lane(1, 2);
  const [first, second, third, fourth] = [job(), job(), job(), job()];
  const taken = [lane.take(first.work), lane.take(second.work)];
  expect(lane.isFull).toBe(false);
  taken.push(lane.take(third.work));
  expect(lane.isFull).toBe(true);
  await expect(lane.take(fourth.work)).rejects.toThrow(LaneFull);
  expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0]);
  first.end();
  await settled();
  expect([second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0]);
  second.end();
  third.end();
  await Promise.all(taken);
  expect(third.work).toHaveBeenCalledTimes(1);
});

test("work that fails gives its place back", async () => {
  const lane = new Lane(1, 1);
  await expect(lane.take(() => Promise.reject(new Error("no picture")))).rejects.toThrow("no picture");
  expect(await lane.take(() => Promise.resolve("next"))).toBe("next");
});
