/** A change that the registry refuses. The message says what happened and what to do, and is fit for a terminal. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}
