import { permissions as inventoryPermissions } from './inventory/permissions.ts';
import { resolvers as inventoryResolvers } from './inventory/resolvers.ts';
import { permissions as slowStockPermissions } from './slow-stock/permissions.ts';
import { resolvers as slowStockResolvers } from './slow-stock/resolvers.ts';
import { permissions as viewPermissions } from './views/permissions.ts';
import { resolvers as viewResolvers } from './views/resolvers.ts';
import { permissions as listingPermissions } from './permissions.ts';
import { resolvers as listingResolvers } from './resolvers.ts';

export const resolvers = [listingResolvers, inventoryResolvers, slowStockResolvers, viewResolvers] as const;
export const permissions = [listingPermissions, inventoryPermissions, slowStockPermissions, viewPermissions] as const;
