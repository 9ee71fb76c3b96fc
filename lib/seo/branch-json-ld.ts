import type { Day, Partner, Source } from "@/lib/contract";
import { unusualDays } from "@/lib/domain/branch-days";
import { telephoneLink } from "@/lib/domain/address-text";
import { branchesPath, branchPath, homePath, partnerPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { currency, tax } from "@/shop.config";
import { absolute, breadcrumbList, context, type JsonLdData } from "./json-ld";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A crawler comes by more often than that. */
const AHEAD_DAYS = 60;

const weekdayName = (weekday: number): string => `https://schema.org/${WEEKDAYS[weekday - 1] ?? ""}`;

/** Days with the same hours are one specification. */
function weekSpecification({ opening_hours }: Source): JsonLdData[] {
  const byHours = new Map<string, number[]>();
  for (const { weekday, opens, closes } of opening_hours) {
    const key = `${opens} ${closes}`;
    byHours.set(key, [...(byHours.get(key) ?? []), weekday]);
  }
  return [...byHours].map(([hours, weekdays]) => {
    const [opens, closes] = hours.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek: weekdays.map(weekdayName), opens, closes };
  });
}

/** Closed days have the same time at both ends, as the vocabulary has it. */
const CLOSED = { opens: "00:00", closes: "00:00" };

const specialSpecification = (source: Source, today: Day): JsonLdData[] =>
  unusualDays(source, today, AHEAD_DAYS).map(({ day, hours }) => ({
    "@type": "OpeningHoursSpecification",
    ...(hours ?? CLOSED),
    validFrom: day,
    validThrough: day,
  }));

/** @param overview name of the page that lists all branches */
export function branchJsonLd(
  { storeView, source, today }: { storeView: StoreView; source: Source; today: Day },
  overview: string,
): JsonLdData[] {
  const url = absolute(branchPath(storeView, source));
  const name = `${storeView.name} ${source.name}`;
  const special = specialSpecification(source, today);
  return [
    breadcrumbList([
      { name: storeView.name, path: homePath(storeView) },
      { name: overview, path: branchesPath(storeView) },
      { name: source.name, path: branchPath(storeView, source) },
    ]),
    {
      "@context": context,
      "@type": "LocalBusiness",
      "@id": url,
      url,
      name,
      image: absolute("/icon-512.png"),
      telephone: telephoneLink(source.phone).replace("tel:", ""),
      email: source.email,
      currenciesAccepted: currency.code,
      address: {
        "@type": "PostalAddress",
        streetAddress: source.street,
        addressLocality: source.city,
        postalCode: source.postcode,
        addressCountry: tax.defaultCountry,
      },
      ...(typeof source.latitude === "number" && typeof source.longitude === "number"
        ? { geo: { "@type": "GeoCoordinates", latitude: source.latitude, longitude: source.longitude } }
        : {}),
      openingHoursSpecification: weekSpecification(source),
      ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
      ...(source.facilities?.length
        ? {
            amenityFeature: source.facilities.map((facility) => ({
              "@type": "LocationFeatureSpecification",
              name: facility,
              value: true,
            })),
          }
        : {}),
      parentOrganization: { "@type": "Organization", name: storeView.name, url: absolute(homePath(storeView)) },
    },
  ];
}

export const partnerJsonLd = (
  { storeView, partner }: { storeView: StoreView; partner: Partner },
  overview: string,
): JsonLdData[] => [
  breadcrumbList([
    { name: storeView.name, path: homePath(storeView) },
    { name: overview, path: branchesPath(storeView) },
    { name: partner.name, path: partnerPath(storeView, partner) },
  ]),
];

/** The overview as a list of the branches' own pages. */
export const branchesJsonLd = (
  { storeView, own }: { storeView: StoreView; own: readonly Source[] },
  overview: string,
): JsonLdData[] => [
  breadcrumbList([
    { name: storeView.name, path: homePath(storeView) },
    { name: overview, path: branchesPath(storeView) },
  ]),
  {
    "@context": context,
    "@type": "ItemList",
    numberOfItems: own.length,
    itemListElement: own.map((source, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absolute(branchPath(storeView, source)),
    })),
  },
];
