"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/text-field";
import { MAX_PASSWORD, MIN_PASSWORD } from "@/lib/contract/limits";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { typePassword, useNewAccount, wantAccount } from "@/stores/new-account";

/** An account along with the order: all but the password is known by now. */
export default function CreateAccount() {
  const t = useTranslations("checkout.account");
  const email = useWatch<CheckoutForm, "personalDetails.emailAddress">({ name: "personalDetails.emailAddress" });
  const { isWanted, password, isRefused } = useNewAccount((state) => state);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  // Whoever leaves the checkout leaves no wish behind that a later order would carry out.
  useEffect(() => () => void (window.location.pathname.includes("/checkout") || wantAccount(false)), []);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t("title")}</legend>
      <Checkbox
        label={t("wish")}
        hint={t("hint")}
        checked={isWanted}
        onChange={({ target }) => wantAccount(target.checked)}
      />
      {isWanted && (
        <div className="max-w-md pl-9">
          {/* Password managers keep the two together. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            ref={field}
            type="password"
            label={t("password")}
            hint={t("passwordHint", { count: MIN_PASSWORD })}
            error={isRefused ? t("short", { count: MIN_PASSWORD }) : undefined}
            autoComplete="new-password"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={MAX_PASSWORD}
            value={password}
            onChange={({ target }) => typePassword(target.value)}
          />
        </div>
      )}
    </fieldset>
  );
}
