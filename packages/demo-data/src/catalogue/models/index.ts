import * as acoustic from './acoustic-others.ts';
import * as amps from './amps.ts';
import * as basses from './basses.ts';
import { epiphone } from './epiphone.ts';
import { fender } from './fender.ts';
import * as folk from './folk.ts';
import { gibsonAcoustic } from './gibson-acoustic.ts';
import { gibsonHollow } from './gibson-hollow.ts';
import { gibson } from './gibson.ts';
import { gretsch, rickenbacker } from './gretsch-rickenbacker.ts';
import * as luthiers from './luthiers.ts';
import { martin } from './martin.ts';
import type { Model } from './model.ts';
import * as pedals from './pedals.ts';
import * as resonators from './resonators.ts';
import * as solids from './solid-others.ts';

const tables: readonly (readonly Model[])[] = [
  fender,
  gibson,
  gibsonHollow,
  gibsonAcoustic,
  epiphone,
  gretsch,
  rickenbacker,
  martin,
  ...Object.values(luthiers),
  ...Object.values(acoustic),
  ...Object.values(resonators),
  ...Object.values(solids),
  ...Object.values(basses),
  ...Object.values(folk),
  ...Object.values(amps),
  ...Object.values(pedals),
];

/** Every model of the demo, in the order of the tables. */
export const models: readonly Model[] = tables.flat();
