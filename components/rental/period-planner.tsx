import type { Category } from "@/lib/contract";
import type { Branch } from "@/lib/domain/place";
import { categoryPath, searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { Translator } from "@/components/ui/text";
import { PlannerForm } from "./planner-form";

interface PeriodPlannerProps {
  storeView: StoreView;
  /** Top categories, in menu order. */
  categories: readonly Category[];
  branches: readonly Branch[];
  /** Translator of the namespace `rental`. */
  t: Translator;
}

/** What, from when, till when: a plain GET form, with the calendar once script has arrived. */
export function PeriodPlanner({ storeView, categories, branches, t }: PeriodPlannerProps) {
  return (
    <PlannerForm
      action={searchPath(storeView)}
      locale={storeView.locale}
      options={categories.map((category) => ({
        value: category.slug,
        label: category.name,
        path: categoryPath(storeView, category),
      }))}
      branches={branches}
      labels={{
        form: t("planner.form"),
        what: t("planner.what"),
        from: t("planner.from"),
        to: t("planner.to"),
        choose: t("planner.choose"),
        where: t("planner.where"),
        anywhere: t("planner.anywhere"),
        delivery: t.raw("planner.delivery") as string,
        submit: t("planner.submit"),
      }}
    />
  );
}
