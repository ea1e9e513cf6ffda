import * as accessories from './accessories.ts';
import * as clothing from './clothing.ts';
import type { Good } from './good.ts';
import * as merch from './merch.ts';
import * as picksAndCapos from './picks-and-capos.ts';
import * as tools from './tools.ts';

/** Everything sold new and in numbers, shelf by shelf. */
export const goods: readonly Good[] = [accessories, picksAndCapos, tools, clothing, merch].flatMap((shelves) =>
  Object.values(shelves).flat(),
);
