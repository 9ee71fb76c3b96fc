"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import { useOnce } from "@/components/ui/use-once";
import type { GuideKit, GuideSport, Period } from "@/lib/contract";
import { packParty, type PackProduct, type PackRow, sumOf } from "@/lib/domain/equipment-guide/pack";
import { type Renter, renterText } from "@/lib/domain/equipment-guide/tree";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import type { Branch } from "@/lib/domain/place";
import { rentalDays } from "@/lib/domain/rental-period";
import { guidePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartSource } from "@/stores/cart";
import { packIntoCart } from "@/stores/guide-cart";
import { keepGuideParty, useGuideParty } from "@/stores/guide-party";
import { GuideBar } from "./guide-bar";
import { PackedRow } from "./packed-row";
import { personLabels } from "./person-labels";
import { ShareList } from "./share-list";

interface Props {
  storeView: StoreView;
  sport: GuideSport;
  renters: readonly Renter[];
  period: Period;
  branch: Branch;
  branches: readonly Branch[];
  kit: Omit<GuideKit, "products"> & { products: PackProduct[] };
  /** The address of the answers. */
  answers: Readonly<Record<string, string>>;
  /** Null where no size is told by a measure. */
  measuresHref: string | null;
  daysHref: string;
  cartHref: string;
}

/** What everybody takes along, and one press that puts all of it into the cart. */
export function PackedList(props: Props) {
  const { storeView, sport, renters, period, branch, branches, kit, answers, measuresHref, daysHref, cartHref } = props;
  const t = useTranslations("guide");
  const party = useGuideParty();
  const [picked, setPicked] = useState<Record<string, string>>({});
  const [done, setDone] = useState<{ added: number; failed: number } | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const { busy, once } = useOnce();
  const cartSource = useCartSource();

  const labels = personLabels(
    renters,
    party.map(({ name }) => name),
    t,
  );
  const people = renters.map((renter, index) => ({ renter: renterText(renter), body: party[index]?.body ?? {} }));
  const rows = packParty(people, kit, picked);
  const days = rentalDays(period);
  const sum = sumOf(rows, days);
  const money = (amount: number) => formatMoney(amount, storeView.locale);
  const isElsewhere = cartSource !== null && cartSource.id !== branch.id;
  const isMeasured = party.some(({ body }) => Object.keys(body).length > 0);
  const hasBindings = rows.some(({ product }) => product?.fittings.includes("bindings"));

  const add = once(async () => {
    const persons = labels.map((name, index) => {
      const { head: _head, ...body } = party[index]?.body ?? {};
      const riding = party[index]?.riding;
      return { name, data: { ...body, ...(riding && { level: riding }) } };
    });
    setDone(await packIntoCart(rows, persons, { period, source: branch }));
  });
  // The pressed button has gone: what came of it takes its place.
  useEffect(() => {
    if (done) told.current?.focus();
  }, [done]);

  const choose = (key: string, sku: string) => {
    setPicked((before) => ({ ...before, [key]: sku }));
    setDone(null);
  };
  const part = (label: string, own: readonly PackRow[]) =>
    own.length > 0 && (
      <section key={label} aria-label={label} className="guide-packed">
        <h2>{label}</h2>
        <ul>
          {own.map((row) => (
            <PackedRow
              key={row.key}
              {...{ row, days, storeView, period, branches, answers }}
              who={label}
              onChoose={choose}
            />
          ))}
        </ul>
      </section>
    );

  return (
    <>
      <p className="guide-hint">
        {t("list.forParty", {
          ...{ sport: sport.name, people: renters.length, where: branch.locative },
          period: formatPeriod(period, storeView.locale),
        })}{" "}
        <a className="link" href={daysHref} rel="nofollow">
          {t("change")}
        </a>
      </p>
      <div className="guide-tools">
        {measuresHref && (
          <ButtonLink kind="secondary" size="small" href={measuresHref} rel="nofollow">
            {t("list.measures")}
          </ButtonLink>
        )}
        <ShareList title={t("metaTitle")} />
        {isMeasured && (
          <Button kind="quiet" size="small" onClick={() => keepGuideParty([])}>
            {t("list.forget")}
          </Button>
        )}
      </div>
      {rows.every(({ state }) => state === "gone") ? (
        <Notice tone="warning" title={t("list.emptyTitle")} className="mb-6">
          {t("list.emptyText")}
        </Notice>
      ) : null}
      {labels.map((label, index) =>
        part(
          label,
          rows.filter(({ person }) => person === index),
        ),
      )}
      {part(
        t("person.all"),
        rows.filter(({ person }) => person === null),
      )}
      <div className="guide-notes">
        <p>{t("list.guidance")}</p>
        {hasBindings && <p>{t("list.bindings")}</p>}
      </div>
      <div className="guide-sum">
        <dl>
          <div data-public-price="">
            <dt>{t("list.rent")}</dt>
            <dd>{money(sum.price)}</dd>
          </div>
          <div>
            <dt>{t("list.deposit")}</dt>
            <dd>{money(sum.deposit)}</dd>
          </div>
        </dl>
        <noscript>
          <Notice>{t("list.noScript")}</Notice>
        </noscript>
        {sum.open > 0 && sum.count > 0 && <p className="guide-open">{t("list.open", { count: sum.open })}</p>}
        {isElsewhere ? (
          <Notice
            tone="warning"
            actions={
              <>
                {branches.some(({ id }) => id === cartSource.id) && (
                  <ButtonLink
                    kind="secondary"
                    size="small"
                    rel="nofollow"
                    href={guidePath(storeView, { ...answers, place: cartSource.id, step: "list" })}
                  >
                    {t("list.packThere")}
                  </ButtonLink>
                )}
                <ButtonLink kind="secondary" size="small" href={cartHref}>
                  {t("list.openCart")}
                </ButtonLink>
              </>
            }
          >
            {t("list.otherSource", { name: cartSource.name })}
          </Notice>
        ) : !done?.added && sum.count === 0 ? (
          <p>{t("list.nothing")}</p>
        ) : null}
        <div ref={told} tabIndex={-1} role="status" className="guide-done">
          {done && done.added > 0 && (
            <Notice
              tone="success"
              actions={
                <>
                  <ButtonLink size="small" href={cartHref}>
                    {t("list.openCart")}
                  </ButtonLink>
                  <Button kind="quiet" size="small" onClick={() => setDone(null)}>
                    {t("list.again")}
                  </Button>
                </>
              }
            >
              {t("list.added", { count: done.added })} {done.failed > 0 && t("list.notAdded", { count: done.failed })}
            </Notice>
          )}
          {done && done.added === 0 && <Notice tone="error">{t("list.failed")}</Notice>}
        </div>
      </div>
      {!isElsewhere && !done?.added && sum.count > 0 && (
        <GuideBar>
          <Button loading={busy} loadingLabel={t("list.adding")} onClick={add}>
            {keptAmounts(t("list.add", { count: sum.count }))}
          </Button>
        </GuideBar>
      )}
    </>
  );
}
