/** What a mutation answers when it did not take effect; `message` tells the person why and what to do. */
export type Refused = { success: false; message: string };

/** It took effect. */
export const done = { success: true, message: null } as const;

/** It did not take effect. */
export function refused(message: string): Refused {
  return { success: false, message };
}
