import { itemPath } from '@headstock/commerce-client/item';

interface Named {
  readonly id: string;
  readonly slug: string;
}

/** The page of an item, without the language; sizes and colours have that of their product. */
export const pathOfItem = (item: Named & { readonly parentItem: Named | null }): string =>
  itemPath(item.parentItem ?? item);
