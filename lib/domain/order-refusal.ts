import type { ShopError } from "@/lib/contract";
import type { CheckoutStep } from "./checkout";
import { addressFields, type FieldProblem, partOf } from "./checkout-checks";

/** Where in the checkout a refused order can be mended. */
export interface RefusedField {
  step: CheckoutStep;
  /** Path of the form's field. */
  path: string;
  problem: FieldProblem;
}

const POINT_PROBLEMS = {
  pickup_point_unknown: "point",
  pickup_point_closed: "point_closed",
  pickup_point_unattended: "point_unattended",
} as const;

/** The field that an order's refusal is about; null where no field of the form can mend it. */
export function fieldOfRefusal(error: ShopError): RefusedField | null {
  switch (error.code) {
    case "address_incomplete": {
      if (!error.details) return null;
      const { way, field } = error.details;
      const problem = field === "postcode" ? "postcode" : "required";
      return { step: way, path: `${partOf[way]}.${addressFields[field]}`, problem };
    }
    case "closed_day": {
      const way = error.details?.way;
      return way ? { step: way, path: `${partOf[way]}.shippingMethod`, problem: "closed" } : null;
    }
    case "too_late":
    case "outside_zone":
    case "carrier_refuses": {
      const way = error.details?.way;
      return way ? { step: way, path: `${partOf[way]}.shippingMethod`, problem: "impossible" } : null;
    }
    case "pickup_point_unknown":
    case "pickup_point_closed":
    case "pickup_point_unattended": {
      const way = error.details?.way;
      return way ? { step: way, path: `${partOf[way]}.pickupPoint`, problem: POINT_PROBLEMS[error.code] } : null;
    }
    case "window_unknown": {
      const way = error.details?.way;
      return way ? { step: way, path: `${partOf[way]}.window`, problem: "window" } : null;
    }
    case "turn_unavailable": {
      if (!error.details) return null;
      const { way, day } = error.details;
      return { step: way, path: `${partOf[way]}.times.${day}`, problem: "time" };
    }
    case "method_unavailable": {
      const method = error.details?.method;
      if (!method) return null;
      if (method === "payment") return { step: "payment", path: "paymentDetails.paymentMethod", problem: "method" };
      return { step: method, path: `${partOf[method]}.shippingMethod`, problem: "method" };
    }
    default:
      return null;
  }
}
