import { typed } from "./documents";
import type { HomepageQuery, HomepageQueryVariables } from "./generated/operations";

/** The home page: a zone is said anew by each language, and may be arranged anew. */
export const homepageDocument = typed<HomepageQuery, HomepageQueryVariables>(/* GraphQL */ `
  fragment BannerParts on ComponentSharedBanner {
    title
    text
    action
    link
    illustration
    icon
    storeViews
    shownFrom
    shownUntil
  }
  fragment HomeParts on Homepage {
    locale
    sections {
      __typename
      ... on ComponentHomeSearchBar {
        headline
        text
        picture
      }
      ... on ComponentHomeCategoryRow {
        title
      }
      ... on ComponentHomePromises {
        title
      }
      ... on ComponentHomePeople {
        title
      }
      ... on ComponentHomeViewed {
        title
      }
      ... on ComponentHomeProductRow {
        title
        urlPath
      }
      ... on ComponentHomeBannerRow {
        title
        size
        banners {
          ...BannerParts
        }
      }
      ... on ComponentHomeSlider {
        title
        banners {
          ...BannerParts
        }
      }
      ... on ComponentHomeTileRow {
        title
        tiles {
          label
          link
        }
      }
    }
  }
  query Homepage($locale: I18NLocaleCode!) {
    own: homepage(locale: $locale) {
      ...HomeParts
    }
    english: homepage(locale: "en") {
      ...HomeParts
    }
    czech: homepage(locale: "cs") {
      ...HomeParts
    }
  }
`);
