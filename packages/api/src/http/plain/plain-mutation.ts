import { type GraphQLSchema, graphql } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { maskError } from '#api/graphql/mask-error.ts';
import { translateErrorMessage } from '#api/platform/error-messages.ts';

const answerSchema = z.looseObject({
  success: z.boolean(),
  code: z.string().nullish(),
  message: z.string().nullish(),
  field: z.string().nullish(),
  issues: z
    .array(z.object({ field: z.string(), code: z.string(), message: z.string(), suggestion: z.string().nullable() }))
    .nullish(),
});

/** What a mutation answered. */
export type PlainAnswer = z.infer<typeof answerSchema>;

/** Runs a mutation as whoever sent the form: its one field is named `answer`. What GraphQL refuses is an answer, too. */
export type Mutate = (document: string, variables: Record<string, unknown>) => Promise<PlainAnswer>;

/** Runs mutations of a plain form through the schema, with its permissions, as GraphQL over HTTP does for scripts. */
export function mutateAs(schema: GraphQLSchema, contextValue: GraphQLContext, log: Logger): Mutate {
  return async (source, variableValues) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
    const [error] = errors ?? [];
    if (!error) return answerSchema.parse(data?.['answer']);
    const { message, extensions } = maskError(error, log);
    const { code } = extensions;
    return {
      success: false,
      code: typeof code === 'string' ? code.toLowerCase().replaceAll('_', '-') : 'failed',
      message: translateErrorMessage(contextValue.actor.locale, message),
    };
  };
}
