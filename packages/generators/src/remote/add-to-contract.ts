const remotes = 'packages/contracts/src/remotes.ts';
const routes = 'packages/contracts/src/routes.ts';

/** A file of the contract as it is to be, and what was put into it. */
export interface ChangedFile {
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** Puts `added` at the end of what `block` finds as [opening, entries, closing]. Throws when the file has another form. */
function append(text: string, block: RegExp, added: string): string {
  if (!block.test(text)) throw new Error(`The contract has no ${block.source} any more.`);
  return text.replace(
    block,
    (_all, opening: string, entries: string, closing: string) => `${opening}${entries}${added}${closing}`,
  );
}

/** Enters a remote with one public page at `/<name>` in the list of remotes, their audience, what they expose, and the routes. */
export function addToContract(name: string, read: (file: string) => string): ChangedFile[] {
  const remote = `mfe-${name}`;
  const audience = `'${remote}': 'everyone',`;
  const exposes = `'${remote}': ['./routes'],`;
  const rule = `{ path: '/${name}', remote: '${remote}', access: 'public', layout: 'default', cache: 'public' },`;
  let text = read(remotes);
  text = append(text, /(export const remoteNames = \[)([^\]]*)(\] as const;)/, `, '${remote}'`);
  text = append(text, /(remoteAudience: [^{]*\{\n)([^}]*)(\};)/, `  ${audience}\n`);
  text = append(text, /(remoteExposes = \{\n)([^}]*)(\} as const)/, `  ${exposes}\n`);
  return [
    {
      file: remotes,
      text,
      lines: [`remoteNames: '${remote}'`, `remoteAudience: ${audience}`, `remoteExposes: ${exposes}`],
    },
    {
      file: routes,
      text: append(read(routes), /(routeTable: [^=]*= \[\n)([^\]]*)(\];)/, `  ${rule}\n`),
      lines: [rule],
    },
  ];
}
