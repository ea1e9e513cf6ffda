import { resolvers as cart } from './cart/resolvers.ts';
import { resolvers as checkout } from './checkout/resolvers.ts';
import { resolvers as holds } from './holds/resolvers.ts';
import { resolvers as layaway } from './layaway/resolvers.ts';
import { resolvers as offers } from './offers/resolvers.ts';
import { resolvers as orders } from './orders/resolvers.ts';

export const resolvers = [cart, checkout, holds, layaway, offers, orders] as const;
