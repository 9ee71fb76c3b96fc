import { normaliseCompanyId } from "@/lib/domain/contact";
import { isFilterKey } from "@/lib/domain/filters";
import { isTakenBranchId } from "@/lib/domain/place";
import { takenSegment } from "@/lib/domain/url";
import { findStoreView, storeViews } from "@/lib/store-views";
import { isProductField } from "@/server/repositories/search-fields";
import { carriers } from "@/shop.config";
import type { Problem, RecordPlace } from "./problems";
import type { ImportSet } from "./take-record";

const hasPoints = (code: string): boolean =>
  carriers.some((carrier) => carrier.code === code && carrier.handover === "pickup_point");

const storeCodes = storeViews.map((storeView) => storeView.storeCode);

/** Why a `url_path` can't be a category's or a product's; null when it can. */
export function urlPathProblem(urlPath: string): string | null {
  const taken = takenSegment(urlPath, storeCodes);
  return taken === null ? null : `${urlPath} begins with ${taken}, which is the shop's own`;
}

/** An attribute's code stands as a key in addresses, in searches and in records, so it can't be a key that is taken. */
const isTakenCode = (code: string): boolean => !isFilterKey(code) || isProductField(code) || code in Object.prototype;

/** Rules of what stands on its own that one record's schema can't see. */
export function checkBasics(set: ImportSet, partners: ReadonlySet<number>, problems: Problem[]): void {
  const partnerIds = new Set([...partners, ...set.partners.map(({ record }) => record.id)]);
  for (const sourced of set.sources) {
    const { id, partner_id: partner, store_codes, latitude, longitude, special_hours } = sourced.record;
    if (isTakenBranchId(id)) problems.push({ ...sourced, field: "id", message: `${id} is taken by the shop itself` });
    if ((latitude === null) !== (longitude === null))
      problems.push({ ...sourced, field: "latitude", message: "a place on the map needs latitude and longitude" });
    if (partner !== null && !partnerIds.has(partner))
      problems.push({ ...sourced, field: "partner_id", message: `no partner ${partner}` });
    for (const [index, code] of store_codes.entries())
      if (!findStoreView(code))
        problems.push({ ...sourced, field: `store_codes.${index}`, message: `no store view ${code}` });
    const days = special_hours.map(({ day }) => day);
    for (const [index, day] of days.entries())
      if (days.indexOf(day) < index)
        problems.push({ ...sourced, field: `special_hours.${index}.day`, message: `${day} stands there twice` });
  }
  const seen = new Map<string, RecordPlace>();
  for (const sourced of set["pickup-points"]) {
    const { carrier, id } = sourced.record;
    if (!hasPoints(carrier))
      problems.push({ ...sourced, field: "carrier", message: `${carrier} hands over at no points of its own` });
    const first = seen.get(`${carrier} ${id}`);
    if (first)
      problems.push({ ...sourced, field: "id", message: `stands in ${first.file}, ${first.position} already` });
    seen.set(`${carrier} ${id}`, first ?? sourced);
  }
  for (const sourced of set.companies) {
    const { country_id: country, company_id: id } = sourced.record;
    if (normaliseCompanyId(id, country) !== id)
      problems.push({ ...sourced, field: "company_id", message: `${id} is no number of a company in ${country}` });
  }
  for (const sourced of set.fronts) {
    const { store_code: code } = sourced.record;
    if (findStoreView(code)?.extend !== null)
      problems.push({ ...sourced, field: "store_code", message: `no store view of its own: ${code}` });
  }
  for (const sourced of set.attributes) {
    const { code, options } = sourced.record;
    if (isTakenCode(code)) problems.push({ ...sourced, field: "code", message: `${code} is taken by the shop itself` });
    const values = options.map(({ value }) => value);
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        problems.push({ ...sourced, field: `options.${index}.value`, message: `${value} stands there twice` });
  }
}
