import blogArticle from "@/strapi/src/api/blog-article/content-types/blog-article/schema.json";
import blogCategory from "@/strapi/src/api/blog-category/content-types/blog-category/schema.json";
import footerLink from "@/strapi/src/api/footer-link/content-types/footer-link/schema.json";
import socialLink from "@/strapi/src/api/social-link/content-types/social-link/schema.json";
import staticPage from "@/strapi/src/api/static-page/content-types/static-page/schema.json";

/** Strapi's own schema files: what a content type is stands there and nowhere else. A test finds one left out here. */
export const typeSchemas: readonly unknown[] = [staticPage, footerLink, socialLink, blogCategory, blogArticle];

/** By the name that types refer to them by. */
export const componentSchemas: Readonly<Record<string, unknown>> = {};
