"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { askPosition } from "@/components/rental/nearest-branch";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import type { Day, OutputOf, PickupPoint, Way } from "@/lib/contract";
import { MAX_POINTS } from "@/lib/contract/limits";
import { sourceAddress } from "@/lib/domain/address-text";
import { closedAt, isUnattended } from "@/lib/domain/opening";
import { pickupPoints } from "@/lib/queries";
import { loadApi } from "@/stores/api";
import { useOnline } from "@/stores/cart";
import { PointHours } from "./point-text";

interface Props {
  /** Code of the method. */
  carrier: string;
  chosen: PickupPoint | null;
  /** Postcode that is known already; empty where none is. */
  near: string;
  /** Which way: a point with nobody at it hands nothing over. */
  way: Way;
  /** Days on which somebody comes there: a point that is closed then can't be chosen. */
  days: readonly Day[];
  locale: string;
  onChoose: (point: PickupPoint) => void;
  onClose: () => void;
}

type Answer = OutputOf<"listPickupPoints">;
type Found = Answer["items"][number];

/** So many at first, and so many more with each press. */
const STEP = 10;

/** About a kilometre, which is as exactly as a position is told to the shop. */
const rounded = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`;

/** Parcel points as a list: by a town, a street, a postcode, or by the position of who presses the button. */
export default function PointPicker({ carrier, way, chosen, near, days, locale, onChoose, onClose }: Props) {
  const t = useTranslations("checkout.point");
  const online = useOnline();
  const [typed, setTyped] = useState(near);
  const [asked, setAsked] = useState<{ search?: string; near?: string }>(near ? { search: near } : {});
  const [size, setSize] = useState(STEP);
  const [position, setPosition] = useState<"idle" | "asking" | "failed">("idle");
  const [picked, setPicked] = useState<PickupPoint | null>(chosen);
  const query = useQuery({
    ...pickupPoints(loadApi, { carrier, ...asked, size }),
    placeholderData: keepPreviousData,
  });

  const ask = (wish: typeof asked) => {
    setSize(STEP);
    setAsked(wish);
  };
  const search = () => {
    setPosition("idle");
    ask(typed.trim() === "" ? {} : { search: typed.trim() });
  };
  const here = () => {
    setPosition("asking");
    askPosition().then(
      (found) => {
        setPosition("idle");
        setTyped("");
        ask({ near: rounded(found) });
      },
      () => setPosition("failed"),
    );
  };

  const told = ({ total, near: area }: Answer): string =>
    area !== null && total > 0 ? t("foundNear", { count: total, near: area }) : t("found", { count: total });
  const option = (point: Found) => {
    const isClosed = days.some(closedAt(point));
    const takesOnly = way === "shipping" && isUnattended(point);
    return {
      value: point.id,
      label: <span className="wrap-anywhere">{point.name}</span>,
      note: (
        <>
          <span className="block">{sourceAddress(point)}</span>
          {days.map((day) => (
            <span key={day} className="block">
              <PointHours point={point} day={day} locale={locale} />
            </span>
          ))}
          {takesOnly && <span className="block">{t("unattended")}</span>}
        </>
      ),
      aside: point.kilometres === null ? undefined : t("away", { distance: point.kilometres }),
      disabled: isClosed || takesOnly,
    };
  };
  return (
    <Dialog
      open
      kind="sheet"
      title={t("choose")}
      closeLabel={t("close")}
      onClose={onClose}
      footer={
        <Button wide disabled={picked === null} onClick={() => picked && onChoose(picked)}>
          {picked ? t("take", { name: picked.name }) : t("takeNone")}
        </Button>
      }
    >
      <div role="search" className="flex flex-col gap-3">
        <TextField
          label={t("search")}
          hint={t("searchHint")}
          type="search"
          enterKeyHint="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The checkout's own form, which is around this dialog, is not sent.
            event.preventDefault();
            search();
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={search}>
            {t("find")}
          </Button>
          <Button kind="secondary" size="small" loading={position === "asking"} onClick={here}>
            {t("here")}
          </Button>
        </div>
        <p role="status" className="min-h-[1.45em] text-sm text-muted">
          {position === "failed" ? t("hereFailed") : query.data && !query.isPlaceholderData && told(query.data)}
        </p>
      </div>
      {query.isError ? (
        <Notice
          tone="error"
          announce
          actions={
            <Button kind="secondary" size="small" onClick={() => void query.refetch()}>
              {t("again")}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      ) : !query.data ? (
        online ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <Notice tone="warning">{t("offline")}</Notice>
        )
      ) : query.data.total === 0 ? (
        <p className="py-4">{t("none")}</p>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <RadioGroup
            className="w-full"
            label={t("list")}
            value={picked?.id ?? ""}
            onChange={({ target }) => setPicked(pointOf(query.data.items.find(({ id }) => id === target.value)))}
            options={query.data.items.map(option)}
          />
          {query.data.items.length < Math.min(query.data.total, MAX_POINTS) && (
            <Button
              kind="secondary"
              size="small"
              loading={query.isPlaceholderData}
              onClick={() => setSize((before) => Math.min(before + STEP, MAX_POINTS))}
            >
              {t("more")}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Without how far it is from where somebody once stood. */
function pointOf(found: Found | undefined): PickupPoint | null {
  if (!found) return null;
  const { kilometres: _kilometres, ...point } = found;
  return point;
}
