import { endsOf, readBody, typedBody } from "./read-party";

test.each([
  [{ height: "178", weight: "75 kg", foot: "27,5", head: "57" }, { height: 178, weight: 75, foot: 275, head: 57 }, []],
  [{ foot: "EU 33", head: "52,4 cm" }, { foot: 210, head: 52 }, []],
  [{ height: "", head: " " }, {}, []],
  [{ height: "17", head: "39" }, {}, ["height", "head"]],
  [{ head: "70" }, { head: 70 }, []],
  [{ head: "71", weight: "abc" }, {}, ["head", "weight"]],
])("%j is read as %j, without %j", (typed, body, unread) => expect(readBody(typed)).toEqual({ body, unread }));

test("what was read is written as it is typed", () => {
  const body = { height: 178, foot: 275, head: 57 };
  expect(typedBody(body, "cs-CZ")).toEqual({ height: "178", foot: "27,5", head: "57" });
  expect(readBody(typedBody(body, "cs-CZ")).body).toEqual(body);
  expect(endsOf("head")).toEqual({ least: 40, most: 70 });
});
