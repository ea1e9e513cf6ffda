import { isSigned, sign } from '#api/platform/signature.ts';

/** By this header the shell's server says that it asks for itself. Visitors' requests lose it on their way. */
export const SHELL_HEADER = 'headstock-shell';

/** The header's value, which only a holder of the shop's secret can make. */
export const makeShellKey = (secret: string): string => sign(secret, 'shell', '');

/** Whether a request comes from the shell's server itself. */
export const isShellKey = (secrets: readonly string[], given: string | undefined): boolean =>
  given !== undefined && isSigned(secrets, 'shell', '', given);
