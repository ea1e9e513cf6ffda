import * as z from 'zod/mini';
import { accessLevels } from './staff-roles.model.ts';

const access = z.enum(accessLevels);

/** What a form says about each area. */
export const accessSchema = z.object({
  orders: access,
  catalogue: access,
  people: access,
  security: access,
  money: access,
  content: access,
  ai: access,
  integrations: access,
  system: access,
});
