import author from "@/strapi/src/api/author/content-types/author/schema.json";
import block from "@/strapi/src/api/block/content-types/block/schema.json";
import blogArticle from "@/strapi/src/api/blog-article/content-types/blog-article/schema.json";
import blogCategory from "@/strapi/src/api/blog-category/content-types/blog-category/schema.json";
import blogHomepage from "@/strapi/src/api/blog-homepage/content-types/blog-homepage/schema.json";
import footerLink from "@/strapi/src/api/footer-link/content-types/footer-link/schema.json";
import homepage from "@/strapi/src/api/homepage/content-types/homepage/schema.json";
import menuLink from "@/strapi/src/api/menu-link/content-types/menu-link/schema.json";
import socialLink from "@/strapi/src/api/social-link/content-types/social-link/schema.json";
import staticPage from "@/strapi/src/api/static-page/content-types/static-page/schema.json";
import bannerRow from "@/strapi/src/components/home/banner-row.json";
import categoryRow from "@/strapi/src/components/home/category-row.json";
import people from "@/strapi/src/components/home/people.json";
import productRow from "@/strapi/src/components/home/product-row.json";
import promises from "@/strapi/src/components/home/promises.json";
import searchBar from "@/strapi/src/components/home/search-bar.json";
import slider from "@/strapi/src/components/home/slider.json";
import tileRow from "@/strapi/src/components/home/tile-row.json";
import viewed from "@/strapi/src/components/home/viewed.json";
import banner from "@/strapi/src/components/shared/banner.json";
import link from "@/strapi/src/components/shared/link.json";

/** Strapi's own schema files: what a content type is stands there and nowhere else. A test finds one left out here. */
export const typeSchemas: readonly unknown[] = [
  homepage,
  staticPage,
  block,
  footerLink,
  menuLink,
  socialLink,
  blogHomepage,
  blogCategory,
  blogArticle,
  author,
];

/** By the name that types refer to them by. */
export const componentSchemas: Readonly<Record<string, unknown>> = {
  "home.banner-row": bannerRow,
  "home.category-row": categoryRow,
  "home.people": people,
  "home.product-row": productRow,
  "home.promises": promises,
  "home.search-bar": searchBar,
  "home.slider": slider,
  "home.tile-row": tileRow,
  "home.viewed": viewed,
  "shared.banner": banner,
  "shared.link": link,
};
