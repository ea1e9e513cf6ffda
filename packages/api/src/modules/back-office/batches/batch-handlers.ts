import { type Grant, hasGrant } from '@headstock/contracts/grants';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { BatchChange, BatchHandler, BatchRowNow } from '#api/platform/batches/batch-handler.ts';

/** What an input makes of rows, or what is wrong with it. */
type Prepared = { readonly change: (row: BatchRowNow) => BatchChange } | { readonly issues: string };

/** A handler whose input only it reads. */
export type RegisteredHandler = Omit<BatchHandler, 'change' | 'input'> & {
  readonly prepare: (input: Readonly<Record<string, string>>) => Prepared;
};

const handlers = new Map<string, RegisteredHandler>();

/** Makes a handler ready to be registered beside others with other inputs. */
export function batchHandler<Input extends object>({ input, change, ...rest }: BatchHandler<Input>): RegisteredHandler {
  return {
    ...rest,
    prepare: (given) => {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { issues: parsed.error.issues.map(({ message }) => message).join(', ') };
      return { change: (row) => change(row, parsed.data) };
    },
  };
}

/** Registers kinds of bulk edits; registering one twice is the same as once. */
export function registerBatchHandlers(list: readonly RegisteredHandler[]): void {
  for (const handler of list) handlers.set(handler.kind, handler);
}

/** The handler of a kind; undefined for an unknown one. */
export const findBatchHandler = (kind: string): RegisteredHandler | undefined => handlers.get(kind);

const isAllowed = ({ principal }: ActorContext, { area }: RegisteredHandler, right: 'read' | 'write'): boolean => {
  const needed: Grant = `${area}:${right}`;
  return hasGrant(principal.rights.grants, needed);
};

/** The handler of a kind that the actor may do; undefined for every other. */
export function findOwnHandler(actor: ActorContext, kind: string): RegisteredHandler | undefined {
  const handler = findBatchHandler(kind);
  return handler && isAllowed(actor, handler, 'write') ? handler : undefined;
}

/** The kinds that the actor may see. */
export const kindsSeenBy = (actor: ActorContext): string[] =>
  [...handlers.values()].filter((handler) => isAllowed(actor, handler, 'read')).map(({ kind }) => kind);
