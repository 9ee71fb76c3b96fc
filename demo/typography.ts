import { setCzech, setOther } from "@/lib/domain/typography";
import type { Text } from "./model";

export const typeset = ({ cs, en, de, it }: Text): Text => ({
  cs: setCzech(cs),
  en: setOther(en),
  ...(de === undefined ? {} : { de: setOther(de) }),
  ...(it === undefined ? {} : { it: setOther(it) }),
});
