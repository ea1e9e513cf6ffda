/** The demo shop is always the same one: the seed of its catalogue, and how many items it has. */
export const CATALOGUE_SEED = 1962;
export const DEMO_SIZE = 1_700;
