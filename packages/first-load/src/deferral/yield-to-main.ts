/** Ends the current task, so that the browser can paint and handle input, and continues in the next one. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
