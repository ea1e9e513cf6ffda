import { addressCases } from './address-cases.ts';
import { bodyCases } from './body-cases.ts';
import type { HostileCase } from './hostile-case.ts';
import { transportCases } from './transport-cases.ts';

/** All requests that no client of the shop sends. */
export const hostileCases: readonly HostileCase[] = [...transportCases, ...addressCases, ...bodyCases];
