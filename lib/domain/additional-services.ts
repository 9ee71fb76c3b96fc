import type {
  AdditionalService,
  AgreedService,
  LineService,
  Money,
  OrderedService,
  ServiceChoice,
} from "@/lib/contract";
import { sumMoney } from "./money";

/** What one unit with a service costs more; null where there is no such kind, or one has to be named. */
export function servicePrice({ price, options }: Pick<AdditionalService, "price" | "options">, kind: string | null) {
  if (options.length === 0) return kind === null ? price : null;
  return options.find(({ code }) => code === kind)?.price ?? null;
}

/**
 * What can be had with a line, and what of it was chosen. A choice that can't be had, because the shop took the service
 * or its kind away, stays in sight and is charged nothing.
 * @param nameOf of services that are no longer offered
 */
export function chooseServices(
  offered: readonly AdditionalService[],
  chosen: readonly ServiceChoice[],
  nameOf: (code: string) => string = (code) => code,
): LineService[] {
  const wished = new Map(chosen.map((choice) => [choice.code, choice]));
  const gone = chosen.filter(({ code }) => !offered.some((service) => service.code === code));
  return [
    ...offered.map((service): LineService => {
      const choice = wished.get(service.code);
      const selected_option = choice?.selected_option ?? null;
      const isMissing = choice !== undefined && servicePrice(service, selected_option) === null;
      return {
        ...service,
        isActive: choice !== undefined,
        selected_option,
        ...(isMissing && { unavailable: true as const }),
      };
    }),
    ...gone.map(({ code, selected_option }): LineService => ({
      ...{ code, name: nameOf(code), price: 0, options: [], isActive: true, selected_option },
      unavailable: true,
    })),
  ];
}

type Services = readonly LineService[] | undefined;

/** What goes to the shop: all that was chosen, in one order whoever lists it. */
export const choicesOf = (services: Services): ServiceChoice[] =>
  (services ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ code, selected_option }) => ({ code, selected_option }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/** What was chosen with what the shopper saw it to cost; what can't be had has no price. */
export const agreedServices = (services: Services): AgreedService[] => {
  const charged = new Map(chargedServices(services).map(({ code, price }) => [code, price]));
  return choicesOf(services).map((choice) => {
    const price = charged.get(choice.code);
    return price === undefined ? choice : { ...choice, price };
  });
};

/** The same offer with another choice; what is no longer offered goes with its choice. */
export function withChoices(services: readonly LineService[], chosen: readonly ServiceChoice[]): LineService[] {
  const offered = services
    .filter(({ unavailable, options }) => !unavailable || options.length > 0)
    .map(({ unavailable: _unavailable, ...service }) => service);
  const names = new Map(services.map(({ code, name }) => [code, name]));
  return chooseServices(offered, chosen, (code) => names.get(code) ?? code);
}

/**
 * Of lines that become one: what was chosen for any is chosen, in the kind that was named first.
 * @param most no more than one line may have
 */
export const mergeChoices = (lists: readonly (readonly ServiceChoice[])[], most = Infinity): ServiceChoice[] => {
  const all = lists.flat();
  return all.filter(({ code }, index) => all.findIndex((choice) => choice.code === code) === index).slice(0, most);
};

export const sameChoices = (a: readonly ServiceChoice[], b: readonly ServiceChoice[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The first that was chosen and can't be had. */
export const unavailableService = (services: Services): LineService | undefined =>
  services?.find(({ isActive, unavailable }) => isActive && unavailable);

/** Chosen services as they are charged, and as an order keeps them: a copy of what was agreed. */
export const chargedServices = (services: Services): OrderedService[] =>
  (services ?? []).flatMap((service) => {
    const { code, name, selected_option, options, isActive, unavailable } = service;
    const price = isActive && !unavailable ? servicePrice(service, selected_option) : null;
    if (price === null) return [];
    const option = options.find((kind) => kind.code === selected_option)?.name ?? null;
    return [{ code, name, selected_option, option, price }];
  });

/** Of one unit, in sum. */
export const servicesPrice = (charged: readonly Pick<OrderedService, "price">[]): Money =>
  sumMoney(charged.map(({ price }) => price));

/** "Pojištění: poškození i krádež". */
export const serviceTitle = ({ name, option }: Pick<OrderedService, "name" | "option">): string =>
  option === null ? name : `${name}: ${option}`;

interface Served {
  key: string;
  services?: readonly LineService[];
}

/**
 * What one line has, for all others that can have it too, in the same kind; what they have beside it stays. Only lines
 * that this changes.
 */
export function sameForOthers(lines: readonly Served[], key: string): { key: string; services: ServiceChoice[] }[] {
  const wished = choicesOf(lines.find((line) => line.key === key)?.services);
  return lines.flatMap((line) => {
    const has = choicesOf(line.services);
    const can = wished.filter(({ code, selected_option }) =>
      line.services?.some((offered) => offered.code === code && servicePrice(offered, selected_option) !== null),
    );
    const isSame = (choice: ServiceChoice) =>
      has.some(({ code, selected_option }) => code === choice.code && selected_option === choice.selected_option);
    if (line.key === key || can.every(isSame)) return [];
    const others = has.filter(({ code }) => !can.some((choice) => choice.code === code));
    return [{ key: line.key, services: [...others, ...can] }];
  });
}
