/** A piece of a tool call, as it is streamed: the name first, then the arguments in fragments. */
export type ToolCallPiece = {
  readonly index?: number | null | undefined;
  readonly id?: string | null | undefined;
  readonly function?:
    | { readonly name?: string | null | undefined; readonly arguments?: string | null | undefined }
    | undefined;
};

/** A tool call, put together. The arguments are text until they are checked. */
export type ToolCall = { readonly id: string; readonly name: string; readonly arguments: string };

/** The pieces cannot be told apart. */
export class UnclearToolCallError extends Error {
  override readonly name = 'UnclearToolCallError';
}

const MOST_CALLS = 8;
const MOST_ARGUMENTS = 20_000;

type Open = { readonly key: string; id: string; name: string; arguments: string };

/**
 * Puts tool calls together from their pieces, by index. Servers that leave the index out are understood as long as it is clear which
 * call a piece belongs to: one that brings an id begins or continues that call, one without belongs to the only call there is.
 */
export class ToolCalls {
  readonly #open: Open[] = [];

  add(piece: ToolCallPiece): void {
    const call = this.#callOf(piece);
    if (piece.id) call.id = piece.id;
    call.name += piece.function?.name ?? '';
    call.arguments += piece.function?.arguments ?? '';
    if (call.arguments.length > MOST_ARGUMENTS) throw new UnclearToolCallError('A tool call is too long.');
  }

  /** All calls, in the sequence in which they began. */
  finish(): readonly ToolCall[] {
    return this.#open.map(({ id, name, arguments: given }, at) => ({ id: id || `call-${at}`, name, arguments: given }));
  }

  #callOf({ index, id, function: part }: ToolCallPiece): Open {
    if (typeof index === 'number') return this.#find(`index ${index}`) ?? this.#begin(`index ${index}`);
    if (id) return this.#open.find((call) => call.id === id) ?? this.#begin(`id ${id}`);
    const [only, ...others] = this.#open;
    if (only && others.length === 0) return only;
    if (!only && part?.name) return this.#begin('only');
    throw new UnclearToolCallError('A piece of a tool call names neither its index nor its id.');
  }

  #find(key: string): Open | undefined {
    return this.#open.find((call) => call.key === key);
  }

  #begin(key: string): Open {
    if (this.#open.length >= MOST_CALLS) throw new UnclearToolCallError('There are too many tool calls at once.');
    const call = { key, id: '', name: '', arguments: '' };
    this.#open.push(call);
    return call;
  }
}
