import type { Activation, ActivationTrigger } from './create-island.tsx';
import { keepInput } from './keep-input.ts';

/** Makes an island interactive when its trigger says so, with everything that the visitor did to it before. */
export const becomeInteractive = (when: ActivationTrigger): Activation => ({ when, keep: keepInput });
