import { endpoints } from "@/lib/contract";
import { buildRequest } from "./request";

const shape = { baseUrl: "/api/main", headers: {}, tokenPlace: "header" } as const;

test("half of a surrogate pair is replaced in a path as it is in a query", () => {
  const at = (input: Record<string, unknown>) => buildRequest(endpoints.getPaymentStatus, input, shape, {}).url;
  expect(at({ gateway: "a\udfff", id: "b\udfff" })).toBe("/api/main/ext/a%EF%BF%BD/payment/status?id=b%EF%BF%BD");
});
