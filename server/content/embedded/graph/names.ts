/* Names as Strapi's GraphQL plugin makes them of a schema file's. */

const words = (name: string): string[] => name.split(/[^A-Za-z0-9]+/u).filter(Boolean);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "static-page" → "StaticPage" */
export const pascal = (name: string): string => words(name).map(capital).join("");
/** "static-pages" → "staticPages" */
export const camel = (name: string): string => {
  const all = pascal(name);
  return all.charAt(0).toLowerCase() + all.slice(1);
};
/** "shared.link" → "ComponentSharedLink" */
export const componentName = (uid: string): string => `Component${pascal(uid)}`;
export const zoneName = (owner: string, field: string): string => `${owner}${capital(field)}DynamicZone`;
export const enumName = (owner: string, field: string): string => `ENUM_${owner.toUpperCase()}_${field.toUpperCase()}`;
