/** The path of an item's page, without the language. */
export const itemPath = (item: { readonly slug: string; readonly id: string }): string =>
  `/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`;
