import * as z from 'zod/mini';

/** A build's name: the first 16 hex digits of the sha256 over its sorted file paths and contents. */
export const buildIdSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** A remote's name, equal to its folder in the repository: `mfe-catalog`. */
export const remoteNameSchema = z.string().check(z.regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/));

/** A release channel's name: `production`, `staging`, `pr-17`. */
export const channelNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));

/**
 * The server files of one build and their hashes, in the form of subresource integrity: `server/remoteEntry.js` →
 * `sha256-<base64>`. Whoever loads server code over HTTP compares before running it, and refuses a file not listed.
 */
export const integritySchema = z.record(
  z.string().check(z.regex(/^(?!.*\/\.{1,2}(\/|$))server\/.+/)),
  z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
);

/** A build offered to a share of the visitors; `percent` is a whole number from 1 to 99. */
export const canarySchema = z.object({
  buildId: buildIdSchema,
  percent: z.int().check(z.minimum(1), z.maximum(99)),
  integrity: integritySchema,
});

/** Which build of one remote a channel serves; `integrity` belongs to `current`. */
export const remoteReleaseSchema = z.object({
  current: buildIdSchema,
  canary: z.optional(canarySchema),
  integrity: integritySchema,
});

/**
 * What `GET <registry>/channels/<channel>` answers. `revision` grows by one with every change of the channel.
 * The files of a build are at `<registry>/builds/<remote>/<buildId>/{browser,server}/…` and never change.
 */
export const channelManifestSchema = z.object({
  channel: channelNameSchema,
  revision: z.int().check(z.minimum(0)),
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
});

/** `server/documents.json` of a build, and what `GET <registry>/channels/<channel>/documents` answers: GraphQL documents that pages send. */
export const documentListSchema = z.array(z.string().check(z.minLength(1), z.maxLength(100_000)));

/** The file of a build that lists the GraphQL documents it sends. */
export const documentListFile = 'server/documents.json';

export type Integrity = z.infer<typeof integritySchema>;
export type Canary = z.infer<typeof canarySchema>;
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type ChannelManifest = z.infer<typeof channelManifestSchema>;

/** The channel that a shell follows by default. */
export const DEFAULT_CHANNEL = 'production';
