import { ButtonLink } from "@/components/ui/button";
import { socialLoginPath } from "@/lib/routes-account";
import type { LoginService } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";
import { OrLine } from "./or-line";

interface Props {
  storeView: StoreView;
  services: readonly LoginService[];
  /** Where the login is to end. */
  next?: string;
  or: string;
  /** What is written on the way to a service, by its name. */
  label(name: string): string;
}

/** Ways in by the services that are open; nothing where there are none. */
export function SocialLogins({ storeView, services, next, or, label }: Props) {
  if (services.length === 0) return null;
  return (
    <div className="grid max-w-md gap-4">
      <OrLine>{or}</OrLine>
      {services.map(({ id, name }) => (
        <ButtonLink
          key={id}
          kind="secondary"
          wide
          // Another host answers: no part of the shop takes its place.
          data-reload=""
          rel="nofollow"
          href={socialLoginPath(storeView, id, next)}
        >
          {label(name)}
        </ButtonLink>
      ))}
    </div>
  );
}
