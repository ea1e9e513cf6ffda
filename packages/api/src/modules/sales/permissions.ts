import { permissions as cart } from './cart/permissions.ts';
import { permissions as checkout } from './checkout/permissions.ts';
import { permissions as holds } from './holds/permissions.ts';
import { permissions as layaway } from './layaway/permissions.ts';
import { permissions as offers } from './offers/permissions.ts';
import { permissions as orders } from './orders/permissions.ts';

export const permissions = [cart, checkout, holds, layaway, offers, orders];
