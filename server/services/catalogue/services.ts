import type { AdditionalService, LineService, ServiceChoice } from "@/lib/contract";
import { chooseServices } from "@/lib/domain/additional-services";
import { charged } from "@/lib/domain/special-price";
import type { ServiceRow } from "@/server/repositories/reference";
import { inLanguage } from "@/server/repositories/sql";
import { tax } from "@/shop.config";
import type { Call } from "../call";
import { priceTax } from "./prices";
import type { ReferenceData } from "./reference-data";

/** What the shop does beside renting a thing, in its own order and the visitor's language. */
export function offeredServices(codes: readonly string[], data: ReferenceData, call: Pick<Call, "language" | "group">) {
  const { language, group } = call;
  // Services are taxed as the order's carriage is, whatever thing they are done to.
  const terms = priceTax(data, tax.standardClass, group);
  const offered = (service: ServiceRow): AdditionalService => ({
    code: service.code,
    name: inLanguage(service.name, language),
    price: charged(service.price, terms),
    ...(service.description && { description: inLanguage(service.description, language) }),
    options: service.options.map(({ code, name, price }) => ({
      code,
      name: inLanguage(name, language),
      price: charged(price, terms),
    })),
  });
  return [...new Set(codes)].flatMap((code) => {
    const service = data.services.get(code);
    return service ? [offered(service)] : [];
  });
}

/** What goes with a line, chosen or not. */
export const lineServices = (
  { services }: { services: readonly string[] },
  chosen: readonly ServiceChoice[],
  data: ReferenceData,
  call: Pick<Call, "language" | "group">,
): LineService[] =>
  chooseServices(offeredServices(services, data, call), chosen, (code) => {
    const service = data.services.get(code);
    return service ? inLanguage(service.name, call.language) : code;
  });
