"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconDown } from "@/components/ui/icons";
import { TextField } from "@/components/ui/text-field";
import type { CouponProblem } from "@/lib/contract";
import type { Sums } from "@/lib/domain/own-totals";
import { coupon } from "@/lib/queries";
import { loadCartApi, queryClient } from "@/stores/api";
import { useCart, useOnline } from "@/stores/cart";
import { dropCoupon } from "@/stores/drop-coupon";
import { couponStore, noteCoupon, useKnownCoupon } from "@/stores/kept-coupon";

type State = "idle" | "busy" | "lost" | CouponProblem;

/** Only the shop can say what a coupon does for a cart that it has not seen yet. */
function stateOf({ discount, discountOpen }: Sums, isSaid: boolean): "kept" | "idle" | "applied" {
  if (discountOpen) return "kept";
  return isSaid && discount === 0 ? "idle" : "applied";
}

/**
 * A coupon for the cart: typed and sent by a button or Enter, shown with whether it does anything, and taken off again.
 * @param confirmed whether the shop has said what the cart comes to
 */
export function CouponField({ sums, confirmed }: { sums: Sums; confirmed: boolean }) {
  const t = useTranslations("cart.coupon");
  const token = useCart((cart) => cart.token);
  const online = useOnline();
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<State>("idle");
  const kept = useQuery({ ...coupon(loadCartApi, token ?? ""), enabled: online && token !== null });
  const known = useKnownCoupon(token);
  useEffect(() => {
    if (token === null || kept.data === undefined || couponStore.getState().kept?.code === kept.data) return;
    noteCoupon(kept.data === null ? null : { token, code: kept.data, said: null });
  }, [token, kept.data]);
  if (token === null) return null;
  // Without a network it is the one that the shop named last.
  const code = kept.data === undefined ? known?.code : kept.data;

  const ask = async (call: () => Promise<State>): Promise<void> => {
    setState("busy");
    setState(await call().catch((): State => "lost"));
    await queryClient.invalidateQueries({ queryKey: ["cart"] });
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (state === "busy") return;
    if (typed.trim() === "") return setState("unknown");
    void ask(async () => {
      const answer = await (await loadCartApi()).call("applyCoupon", { coupon: typed }, { cartToken: token });
      if (answer.ok) setTyped("");
      if (answer.ok) return "idle";
      return answer.error.code === "coupon_invalid" ? (answer.error.details?.problem ?? "unknown") : "lost";
    });
  };
  const remove = (): void => void ask(async () => ((await dropCoupon(token)) ? "idle" : "lost"));

  if (code)
    return (
      <div className="mt-2">
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
          {t(stateOf(sums, confirmed || !online), { code })}
          <Button kind="quiet" size="small" disabled={!online} onClick={remove}>
            {t("remove")}
          </Button>
        </p>
        {state === "lost" && <p className="text-sm text-danger">{t("problems.lost")}</p>}
      </div>
    );
  const isWrong = state !== "idle" && state !== "busy";
  return (
    <details className="group mt-2">
      <summary className={classNames(buttonClass({ kind: "quiet", size: "small" }), "-ml-3 w-fit list-none px-3!")}>
        {t("open")}
        <IconDown className="size-4 group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={apply} className="mt-2 flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 flex-1"
          label={t("label")}
          error={isWrong ? t(`problems.${state}`) : undefined}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" className="mt-7" loading={state === "busy"} disabled={!online}>
          {t("apply")}
        </Button>
      </form>
    </details>
  );
}
