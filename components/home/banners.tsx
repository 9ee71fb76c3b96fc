import { CategoryIllustration } from "@/components/ui/category-illustration";
import type { Banner, HomeSection } from "@/lib/domain/home";
import { useTranslations } from "@/lib/i18n/server";
import { ownPath, svgPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  id: string;
  section: Extract<HomeSection, { kind: "banners" | "slider" }>;
  storeView: StoreView;
  lang?: string | undefined;
}

const hrefOf = (link: string, storeView: StoreView): string => (link.startsWith("/") ? ownPath(storeView, link) : link);

/**
 * Banners in a row, or as slides that are moved by hand. Nothing moves by itself, so there is nothing to pause, and
 * nothing waits for script: the browser scrolls from slide to slide.
 */
export function Banners({ id, section, storeView, lang }: Props) {
  const t = useTranslations("home");
  const isSlider = section.kind === "slider";
  const size = isSlider ? "slide" : section.size;
  return (
    <section
      aria-labelledby={section.title === null ? undefined : id}
      aria-label={section.title === null ? t("banners") : undefined}
    >
      {section.title !== null && (
        <h2 id={id} lang={lang}>
          {section.title}
        </h2>
      )}
      <ul className="banners" data-size={size} {...(isSlider && { tabIndex: 0, "aria-label": t("slides") })}>
        {section.banners.map((banner) => (
          <li key={`${banner.link} ${banner.title}`} className="banner" lang={lang}>
            <Content banner={banner} storeView={storeView} level={section.title === null ? "h2" : "h3"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Through the shop, which cleans it: no visitor asks another site for it. */
const BannerIcon = ({ src }: { src: string }) => (
  <img className="banner-icon" src={src} alt="" width={48} height={48} loading="lazy" />
);

function Content({ banner, storeView, level: Heading }: { banner: Banner; storeView: StoreView; level: "h2" | "h3" }) {
  const { title, text, action, link, illustration, icon } = banner;
  return (
    <>
      {illustration && <CategoryIllustration kind={illustration} />}
      {!illustration && icon && <BannerIcon src={svgPath(storeView, icon)} />}
      <div>
        <Heading>
          <a href={hrefOf(link, storeView)}>{title}</a>
        </Heading>
        {text && <p>{text}</p>}
        {/* The whole banner is the title's link; this only shows that it leads somewhere. */}
        {action && (
          <span aria-hidden="true" className="banner-action">
            {action}
          </span>
        )}
      </div>
    </>
  );
}
