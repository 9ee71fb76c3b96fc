import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Banner } from "@/lib/domain/home";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/en-US.json";
import { Banners } from "./banners";

jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const banner: Banner = { title: "Skis", text: null, action: null, link: "/c/lyze", illustration: null, icon: null };

function show(more: Partial<Banner>) {
  const section = {
    kind: "banners" as const,
    title: "Tips",
    size: "small" as const,
    banners: [{ ...banner, ...more }],
  };
  const { container } = render(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="Europe/Prague">
      <Banners id="tips" section={section} storeView={getStoreView("en")} />
    </NextIntlClientProvider>,
  );
  return [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
}

test("an icon from elsewhere is shown through the shop, a drawing goes before it", () => {
  expect(show({ icon: "https://cdn.example/a b.svg" })).toEqual([
    "/api/en/fetchSvg?url=https%3A%2F%2Fcdn.example%2Fa+b.svg",
  ]);
  expect(screen.getByRole("link", { name: "Skis" })).toHaveAttribute("href", "/en/c/lyze");
  expect(show({ icon: "/look/ski.svg", illustration: "kayak" })).toEqual([expect.stringContaining("kayak")]);
  expect(show({})).toEqual([]);
});
