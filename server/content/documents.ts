import { parse } from "graphql";
import type { TypedDocument } from "./client";
import type {
  BlocksQuery,
  BlocksQueryVariables,
  BlogArticleQuery,
  BlogArticleQueryVariables,
  BlogQuery,
  BlogQueryVariables,
  FooterQuery,
  FooterQueryVariables,
  StaticPageQuery,
  StaticPageQueryVariables,
  StaticPagesQuery,
  StaticPagesQueryVariables,
} from "./generated/operations";

/*
 * All that the shop asks of the content backend. Types are made from the schema (`npm run types:content`); what a
 * language lacks is asked for in English and Czech in the same breath.
 */

export const typed = <R, V>(text: string): TypedDocument<R, V> => parse(text, { noLocation: true });

export const staticPageDocument = typed<StaticPageQuery, StaticPageQueryVariables>(/* GraphQL */ `
  fragment PageParts on StaticPage {
    documentId
    locale
    slug
    title
    description
    body
    showMap
    position
    parent {
      documentId
    }
  }
  query StaticPage($slug: String!, $locale: I18NLocaleCode!) {
    own: staticPages(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      ...PageParts
    }
    english: staticPages(filters: { slug: { eq: $slug } }, locale: "en", pagination: { limit: 1 }) {
      ...PageParts
    }
    czech: staticPages(filters: { slug: { eq: $slug } }, locale: "cs", pagination: { limit: 1 }) {
      ...PageParts
    }
  }
`);

export const staticPagesDocument = typed<StaticPagesQuery, StaticPagesQueryVariables>(/* GraphQL */ `
  fragment PageOfListParts on StaticPage {
    documentId
    locale
    slug
    title
    description
    body
    showMap
    position
    parent {
      documentId
    }
  }
  query StaticPages($locale: I18NLocaleCode!, $start: Int!) {
    own: staticPages(locale: $locale, sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...PageOfListParts
    }
    english: staticPages(locale: "en", sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...PageOfListParts
    }
    czech: staticPages(locale: "cs", sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...PageOfListParts
    }
  }
`);

export const blocksDocument = typed<BlocksQuery, BlocksQueryVariables>(/* GraphQL */ `
  fragment BlockParts on Block {
    documentId
    locale
    slug
    title
    body
  }
  query Blocks($locale: I18NLocaleCode!, $start: Int!) {
    own: blocks(locale: $locale, sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...BlockParts
    }
    english: blocks(locale: "en", sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...BlockParts
    }
    czech: blocks(locale: "cs", sort: ["slug:asc"], pagination: { start: $start, limit: 100 }) {
      ...BlockParts
    }
  }
`);

export const footerDocument = typed<FooterQuery, FooterQueryVariables>(/* GraphQL */ `
  fragment LinkParts on FooterLink {
    documentId
    locale
    label
    link
    column
  }
  fragment MenuLinkParts on MenuLink {
    documentId
    locale
    label
    link
  }
  fragment Written on StaticPage {
    documentId
    slug
  }
  query Footer($locale: I18NLocaleCode!, $linked: [String]!) {
    own: footerLinks(locale: $locale, sort: ["position:asc"], pagination: { limit: 60 }) {
      ...LinkParts
    }
    english: footerLinks(locale: "en", sort: ["position:asc"], pagination: { limit: 60 }) {
      ...LinkParts
    }
    czech: footerLinks(locale: "cs", sort: ["position:asc"], pagination: { limit: 60 }) {
      ...LinkParts
    }
    ownMenu: menuLinks(locale: $locale, sort: ["position:asc"], pagination: { limit: 20 }) {
      ...MenuLinkParts
    }
    englishMenu: menuLinks(locale: "en", sort: ["position:asc"], pagination: { limit: 20 }) {
      ...MenuLinkParts
    }
    czechMenu: menuLinks(locale: "cs", sort: ["position:asc"], pagination: { limit: 20 }) {
      ...MenuLinkParts
    }
    ownPages: staticPages(locale: $locale, filters: { slug: { in: $linked } }, pagination: { limit: 60 }) {
      ...Written
    }
    englishPages: staticPages(locale: "en", filters: { slug: { in: $linked } }, pagination: { limit: 60 }) {
      ...Written
    }
    czechPages: staticPages(locale: "cs", filters: { slug: { in: $linked } }, pagination: { limit: 60 }) {
      ...Written
    }
    socialLinks(sort: ["position:asc"], pagination: { limit: 20 }) {
      documentId
      name
      url
    }
  }
`);

export const blogDocument = typed<BlogQuery, BlogQueryVariables>(/* GraphQL */ `
  fragment BlogCategoryParts on BlogCategory {
    documentId
    locale
    name
    slug
    description
    position
  }
  fragment BlogTeaserParts on BlogArticle {
    documentId
    locale
    title
    slug
    excerpt
    author
    writer {
      name
    }
    writtenOn
    body
    illustration
    category {
      documentId
    }
  }
  fragment BlogFrontParts on BlogHomepage {
    locale
    title
    text
  }
  query Blog($locale: I18NLocaleCode!) {
    ownFront: blogHomepage(locale: $locale) {
      ...BlogFrontParts
    }
    englishFront: blogHomepage(locale: "en") {
      ...BlogFrontParts
    }
    czechFront: blogHomepage(locale: "cs") {
      ...BlogFrontParts
    }
    ownCategories: blogCategories(locale: $locale, sort: ["position:asc"], pagination: { limit: 50 }) {
      ...BlogCategoryParts
    }
    englishCategories: blogCategories(locale: "en", sort: ["position:asc"], pagination: { limit: 50 }) {
      ...BlogCategoryParts
    }
    czechCategories: blogCategories(locale: "cs", sort: ["position:asc"], pagination: { limit: 50 }) {
      ...BlogCategoryParts
    }
    own: blogArticles(locale: $locale, pagination: { limit: 100 }) {
      ...BlogTeaserParts
    }
    english: blogArticles(locale: "en", pagination: { limit: 100 }) {
      ...BlogTeaserParts
    }
    czech: blogArticles(locale: "cs", pagination: { limit: 100 }) {
      ...BlogTeaserParts
    }
  }
`);

export const blogArticleDocument = typed<BlogArticleQuery, BlogArticleQueryVariables>(/* GraphQL */ `
  fragment BlogTextParts on BlogArticle {
    documentId
    locale
    body
    gear
    sources
    writer {
      name
      portrait
      text
    }
  }
  query BlogArticle($slug: String!, $locale: I18NLocaleCode!) {
    own: blogArticles(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      ...BlogTextParts
    }
    english: blogArticles(filters: { slug: { eq: $slug } }, locale: "en", pagination: { limit: 1 }) {
      ...BlogTextParts
    }
    czech: blogArticles(filters: { slug: { eq: $slug } }, locale: "cs", pagination: { limit: 1 }) {
      ...BlogTextParts
    }
  }
`);
