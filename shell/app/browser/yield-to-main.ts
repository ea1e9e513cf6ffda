/** Lets the browser do something else, and goes on afterwards. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
