import { whenAbandoned } from "./abandoned";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const watched = (env: NodeJS.ProcessEnv) => {
  const heard = jest.fn();
  let parent = 41;
  whenAbandoned(heard, { env, parent: () => parent });
  jest.advanceTimersByTime(5_000);
  expect(heard).not.toHaveBeenCalled();
  parent = 1;
  jest.advanceTimersByTime(5_000);
  return heard;
};

test("what npm has started ends with it, once", () =>
  expect(watched({ NODE_ENV: "test", npm_lifecycle_event: "start" })).toHaveBeenCalledTimes(1));

test("what somebody has started by hand outlives the shell", () =>
  expect(watched({ NODE_ENV: "test" })).not.toHaveBeenCalled());
