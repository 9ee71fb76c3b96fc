/** Where a Strapi stands that holds what folder.ts writes, and how it is asked. */
export interface StrapiUnderTest {
  origin: string;
  token: string;
  /** One that may write. */
  editorToken: string;
  /** Where on this machine its webhook looks for the shop. */
  webhookPort: number;
  webhookSecret: string;
}
