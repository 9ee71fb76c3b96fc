"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { isPlainPress } from "@/components/ui/plain-press";
import { apiBase, cmsPath, loginPath, passwordResetPath, registerPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { LoginService } from "@/lib/contract";
import { accounts } from "@/shop.config";
import { loadApi } from "@/stores/load-api";
import {
  emailField,
  faultWords,
  loginField,
  nameField,
  newPasswordField,
  passwordField,
  refusalWords,
} from "./account-fields";
import { AccountForm } from "./account-form";
import { PasskeyLogin } from "./passkey-login";
import { passkeyWords } from "./passkey-words";
import { SocialLogins } from "./social-logins";

type Step = "login" | "register" | "reset";

/** Which services are open only the shop itself knows; one that none are named in is not asked. */
function useServices(): readonly LoginService[] {
  const [services, setServices] = useState<readonly LoginService[]>([]);
  useEffect(() => {
    if (accounts.socialLogin.length === 0) return;
    let isOver = false;
    // Without an answer the form is there.
    loadApi()
      .then((api) => api.call("listServices", {}))
      .then((answer) => answer.ok && !isOver && setServices(answer.value))
      .catch(() => undefined);
    return () => void (isOver = true);
  }, []);
  return services;
}

/** Login, registration and a forgotten password in one dialog; each has a page as well, to which its link leads. */
export function LoginSteps({ storeView, onClose }: { storeView: StoreView; onClose: () => void }) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const form = `${apiBase(storeView)}/user/form`;
  const [step, setStep] = useState<Step>("login");
  const services = useServices();
  const body = useRef<HTMLDivElement>(null);
  // The dialog's own first stop is its cross; whoever has opened it came to type.
  useEffect(() => body.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus(), [step]);

  const fields = {
    login: [loginField(t), passwordField(t("password"))],
    register: [
      nameField("firstname", t("firstname")),
      nameField("lastname", t("lastname")),
      emailField(t),
      newPasswordField(t, t("password")),
    ],
    reset: [emailField(t)],
  };
  const links: Record<Step, { href: string; label: string }> = {
    login: { href: loginPath(storeView), label: t("register.login") },
    register: { href: registerPath(storeView), label: t("login.register") },
    reset: { href: passwordResetPath(storeView), label: t("login.forgotten") },
  };
  const others = (["reset", "register", "login"] as const).filter((other) => other !== step);
  const turnTo = (to: Step) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setStep(to);
  };

  return (
    <Dialog open onClose={onClose} title={t(`${step}.title`)} closeLabel={t("close")}>
      <div ref={body} className="grid gap-6">
        {step === "reset" && <p>{t("reset.text")}</p>}
        <AccountForm
          key={step}
          action={`${form}/${step === "reset" ? "forgotten" : step}`}
          fields={fields[step]}
          send={t(`${step}.send`)}
          refusals={refusalWords(errors)}
          faults={faultWords(checkout)}
          failed={errors("internal")}
        >
          {step === "register" && (
            <p className="text-sm text-muted">
              {t.rich("register.privacy", { link: (text) => <Link href={cmsPath(storeView, "gdpr")}>{text}</Link> })}
            </p>
          )}
        </AccountForm>
        {step === "login" && (
          <>
            <SocialLogins
              storeView={storeView}
              services={services}
              or={t("login.passkey.or")}
              label={(name) => t("login.social.with", { name })}
            />
            <PasskeyLogin form={form} words={passkeyWords(t, errors, services.length > 0)} />
          </>
        )}
        <ul className="grid gap-2 border-t border-line pt-4 *:min-h-9">
          {others.map((other) => (
            <li key={other}>
              <Link href={links[other].href} onClick={turnTo(other)}>
                {links[other].label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
