/** @jest-environment jsdom */
import { demoCatalogue } from "./catalogue";

const { guides, records } = demoCatalogue("2027-02-10");

test("every guide is sold as files that are there, and none is left over", () => {
  const sold = records.products.flatMap(({ downloads = [] }) => downloads.map((file) => file.replace(/^\.\.\//u, "")));
  expect(sold.sort()).toEqual(guides.map(({ file }) => file).sort());
  const empty = records.products.filter(({ type_id, downloads = [] }) => type_id === "downloadable" && !downloads[0]);
  expect(empty).toEqual([]);
});

test("a track is XML that leads along its places, and names the branches", () => {
  const track = guides.find(({ file }) => file.endsWith(".gpx"))?.text ?? "";
  const parsed = new DOMParser().parseFromString(track, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelectorAll("rte > rtept").length).toBeGreaterThan(2);
  expect(parsed.querySelectorAll("wpt").length).toBeGreaterThan(0);
});
