import { PICTURE_ATTEMPTS, PICTURE_PAUSE_MS, retryPictures } from "./retry-pictures";

let end: () => void = () => undefined;
let asked: string[] = [];

/** A picture that notes each time that it is asked for. */
function picture(src = "/media/ski.webp"): HTMLImageElement {
  const image = document.createElement("img");
  image.setAttribute("src", src);
  Object.defineProperty(image, "src", { set: (address: string) => asked.push(address) });
  document.body.append(image);
  return image;
}
const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event("error"));

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  document.body.innerHTML = "";
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test("a picture that does not come is asked for three times in all, each after a longer pause", () => {
  end = retryPictures();
  const image = picture();
  fail(image);
  jest.advanceTimersByTime(PICTURE_PAUSE_MS - 1);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked).toEqual(["/media/ski.webp"]);
  fail(image);
  jest.advanceTimersByTime(PICTURE_PAUSE_MS);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(PICTURE_PAUSE_MS);
  // The first time was the page's own.
  expect(asked).toHaveLength(PICTURE_ATTEMPTS - 1);
  fail(image);
  jest.runAllTimers();
  expect(asked).toHaveLength(PICTURE_ATTEMPTS - 1);
});

test("one that failed before anybody listened is asked for again, one that is there is not", () => {
  const [broken, shown] = [picture("/a.webp"), picture("/b.webp")];
  for (const [image, naturalWidth] of [
    [broken, 0],
    [shown, 310],
  ] as const)
    Object.defineProperties(image, {
      complete: { value: true },
      currentSrc: { value: image.getAttribute("src") },
      naturalWidth: { value: naturalWidth },
    });
  end = retryPictures();
  jest.runAllTimers();
  expect(asked).toEqual(["/a.webp"]);
});

test("a picture that has left the page is let go, and nothing is asked for once it is over", () => {
  end = retryPictures();
  const gone = picture();
  fail(gone);
  gone.remove();
  jest.runAllTimers();
  expect(asked).toEqual([]);
  fail(picture());
  end();
  jest.runAllTimers();
  expect(asked).toEqual([]);
});
