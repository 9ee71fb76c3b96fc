import type { ReactNode } from "react";
import { ActionBar } from "@/components/ui/action-bar";

/** What a step is for, under the thumb on a phone; below its fields on a desktop. */
export const GuideBar = ({ children }: { children: ReactNode }) => (
  <ActionBar className="guide-ways guide-bar lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
    {children}
  </ActionBar>
);
