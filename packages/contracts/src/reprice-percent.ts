/** By how many percent a seller changes the prices of several listings at once. */
export const repricePercent = { least: -90, most: 200 } as const;
