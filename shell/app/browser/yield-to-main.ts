/** Lets the browser do something else, and goes on afterwards. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
