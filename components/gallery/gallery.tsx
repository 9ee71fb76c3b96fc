import { formatMoney } from "@/lib/domain/money";
import { useLocale, useTranslations } from "@/lib/i18n/server";
import type { ReactNode } from "react";
import { type Theme, themes } from "@/lib/config/choices";
import { DepositLine } from "@/components/rental/deposit-line";
import { PriceLadder } from "@/components/rental/price-ladder";
import { Badge } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { GalleryIslands } from "./gallery-islands";
import { samples } from "./gallery-samples";
import * as icons from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Notice, type NoticeTone } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import { ProgressTrail } from "@/components/ui/progress-trail";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { CountForms } from "@/components/ui/text";
import { TextArea, TextField } from "@/components/ui/text-field";
import { TrailMarker } from "@/components/ui/trail-marker";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

const kinds = ["primary", "secondary", "quiet"] as const;
const badges = ["neutral", "info", "success", "warning", "danger"] as const;
const notices: NoticeTone[] = ["info", "success", "warning", "error"];
const colors = ["red", "blue", "green", "yellow"] as const;
const swatches = [
  "bg",
  "surface",
  "raised",
  "brand",
  "brand-mid",
  "accent",
  "accent-soft",
  "ice",
  "info-soft",
  "success-soft",
  "warning-soft",
  "danger-soft",
] as const;

/** Every primitive in every state, for eyes and for axe. Its few words are in English: developers read it. */
export function Gallery({ theme }: { theme: Theme }) {
  const locale = useLocale();
  const days = useTranslations("formats").raw("days") as CountForms;
  const rental = useTranslations("rental");
  const ui = useTranslations("ui");
  return (
    <div className="page bg-bg py-8 text-ink" data-theme={theme}>
      <h1 className="mb-8">Gallery</h1>
      <p className="mb-8 flex flex-wrap gap-4">
        {themes.map((name) => (
          <Link key={name} href={`?theme=${name}`} aria-current={name === theme ? "true" : undefined}>
            {name}
          </Link>
        ))}
      </p>
      <Part title="Colours">
        {swatches.map((name) => (
          <div key={name} className="w-24 text-sm">
            <div className="h-12 rounded-sm border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </Part>
      <Part title="Type">
        <div className="w-full">
          {(["text-3xl", "text-2xl", "text-xl"] as const).map((size) => (
            <p key={size} className={`heading ${size}`}>
              Žluťoučký kůň {formatMoney(119_000, locale)}
            </p>
          ))}
          {(["text-lg", "text-base", "text-sm"] as const).map((size) => (
            <p key={size} className={size}>
              Příliš žluťoučký kůň úpěl ďábelské ódy. <Link href="#">Link</Link>{" "}
              <span className="text-muted">muted</span> <Price amount={119_000} locale={locale} />
            </p>
          ))}
        </div>
      </Part>
      <Part title="Buttons">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap gap-3">
            <Button kind={kind}>{kind}</Button>
            <Button kind={kind} size="small">
              small
            </Button>
            <Button kind={kind} disabled>
              disabled
            </Button>
          </div>
        ))}
      </Part>
      <Part title="Fields">
        <div className="grid w-full gap-6 md:grid-cols-2">
          <TextField label="E-mail" type="email" hint="hint" defaultValue="jana@example.cz" />
          <TextField label="E-mail" error="Error text says what to do." defaultValue="jana@" />
          <TextField label="Disabled" disabled defaultValue="nothing" />
          <Select label="Select" options={samples.sizes.map(({ value, label }) => ({ value, label }))} />
          <TextArea label="Note" optional={ui("optional")} />
          <RadioGroup
            label="Radio"
            defaultValue="a"
            options={[
              { value: "a", label: "First", note: "Second line", aside: formatMoney(90_00, locale) },
              { value: "b", label: "Second" },
              { value: "c", label: "Disabled", disabled: true },
            ]}
          />
          <div>
            <Checkbox label="Checked" defaultChecked hint="hint" />
            <Checkbox label="Wrong" error="Please accept." />
            <Checkbox label="Disabled" disabled />
          </div>
        </div>
      </Part>
      <Part title="Badges, chips, markers, icons">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Chip href="#" removeLabel="remove">
          Filter
        </Chip>
        {colors.map((color) => (
          <TrailMarker key={color} color={color} />
        ))}
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Part>
      <Part title="Notices">
        {notices.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={tone}
            className="w-full"
            actions={tone === "error" && <Button size="small">Retry</Button>}
          >
            What happened and what to do.
          </Notice>
        ))}
      </Part>
      <Part title="Ways">
        <Breadcrumb
          label="Breadcrumb"
          color="red"
          crumbs={[{ name: "Home", href: "/" }, { name: "Lyže", href: "/c/lyze" }, { name: "Allmountain" }]}
        />
        <div className="w-full">
          <ProgressTrail label="Checkout" doneLabel="done" current="payment" steps={samples.steps} />
        </div>
        <Pagination
          current={5}
          count={12}
          hrefFor={(page) => `?page=${page}`}
          labels={{
            nav: ui("pagination.nav"),
            previous: ui("pagination.previous"),
            next: ui("pagination.next"),
            page: ui.raw("pagination.page") as string,
          }}
        />
      </Part>
      <Part title="Rental">
        <div className="w-full max-w-xl">
          <PriceLadder
            priceList={samples.priceList}
            days={3}
            locale={locale}
            labels={{ title: rental("ladder.title"), perDay: rental("ladder.perDay"), days }}
          />
          <DepositLine amount={300_000} locale={locale} label={rental("deposit.label")} note={rental("deposit.note")} />
        </div>
        <GalleryIslands
          locale={locale}
          labels={{
            sizes: {
              free: rental.raw("sizes.free") as CountForms,
              last: rental("sizes.last"),
              taken: rental("sizes.taken"),
            },
            hold: {
              remaining: rental.raw("hold.remaining") as string,
              expired: rental("hold.expired"),
              extend: rental("hold.extend"),
              warning: rental.raw("hold.warning") as string,
              minutes: rental.raw("hold.minutes") as CountForms,
            },
            close: ui("close"),
            loading: ui("loading"),
          }}
        />
      </Part>
      <Part title="Waiting and empty">
        <Skeleton className="h-24 w-64" />
        <EmptyState title="Nothing here yet" actions={<Button>Go somewhere</Button>}>
          An empty place invites.
        </EmptyState>
      </Part>
    </div>
  );
}
