/** Why the registry refuses: `changed` is a channel that moved since it was read. */
export type RegistryErrorCode = 'changed' | 'refused';

/** A change that the registry refuses. The message says what happened and what to do, and is fit for a terminal. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(message: string, code: RegistryErrorCode = 'refused') {
    super(message);
    this.code = code;
  }
}
