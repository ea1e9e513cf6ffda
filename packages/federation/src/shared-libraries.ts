/**
 * Libraries that the shell hands to every remote by reference, so that a page has one copy of each.
 * `facade` is the list of names that remotes may use; the rest of the library is tree-shaken.
 */
export const sharedLibraries = {
  react: {},
  'react-dom': { facade: 'react-dom' },
  'react-router': { facade: 'react-router' },
  'react-intl': { facade: 'react-intl' },
  jotai: { facade: 'jotai' },
  '@emotion/react': { facade: 'emotion-react' },
  '@emotion/styled': { facade: 'emotion-styled' },
  '@apollo/client/react': { facade: 'apollo-client-react' },
  '@headstock/event-bus': {},
  '@headstock/event-bus/react': {},
  '@headstock/first-load/cached-markup': {},
  '@headstock/graphql-client': {},
  '@headstock/i18n/messages': {},
  '@headstock/i18n/page-head': {},
} as const satisfies Record<string, { readonly facade?: string }>;

export type SharedName = keyof typeof sharedLibraries;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const sharedNames = Object.keys(sharedLibraries) as SharedName[];

/** The name of a remote's container: identifiers only. */
export function federationName(app: string): string {
  return app.replaceAll('-', '_');
}

/** The name of the chunk that holds an exposed module. */
export function exposedChunk(expose: string): string {
  return `expose-${expose.replace('./', '')}`;
}

/** The file of an exposed module, relative to the remote's folder. */
export function exposedFile(expose: string): string {
  return expose === './routes' ? 'src/routes/index.ts' : `src/widgets/${expose.slice(2)}.tsx`;
}
