import { usePartner } from "@/stores/partner";
import { useBranches } from "@/stores/reservation";

/** The partner that the visit is narrowed to, where this shop has branches of it. */
export function usePartnerHere(): number | null {
  const partner = usePartner();
  const branches = useBranches();
  return branches.some(({ partner_id }) => partner_id === partner) ? partner : null;
}
