/** Where a remote may keep source files, relative to `src`. */
const rooms: readonly RegExp[] = [
  /^contract\.ts$/,
  /^documents\.generated\.(ts|json)$/,
  // A page with its loader, error view and tests.
  /^routes\/index(\.test)?\.tsx?$/,
  /^routes\/[a-z0-9-]+\/.+$/,
  /^widgets\/[a-z0-9-]+(\.test)?\.tsx$/,
  /^features\/[a-z0-9-]+\/.+$/,
  /^messages\/load-(?:[a-z0-9-]+-)?messages\.ts$/,
  /^messages\/[a-z0-9-]+\.(en|fr)\.json$/,
  /^testing\/[a-z0-9-]+(\.fixture)?\.tsx?$/,
];

/** Files that every remote has, relative to its folder. */
const required = [
  'README.md',
  'package.json',
  'tsconfig.json',
  'src/contract.ts',
  'src/documents.generated.ts',
  'src/documents.generated.json',
  'src/messages/load-messages.ts',
];

/** The files of a remote that are missing or misplaced. `files` are relative to the remote's folder, `exposes` from its contract. */
export function checkRooms(files: readonly string[], exposes: readonly string[]): string[] {
  const has = new Set(files);
  const exposed = exposes.map((name) =>
    name === './routes' ? 'src/routes/index.ts' : `src/widgets/${name.slice(2)}.tsx`,
  );
  const missing = [...required, ...exposed].filter((file) => !has.has(file));
  const sources = files.filter((file) => file.startsWith('src/'));
  const misplaced = sources.filter((file) => !rooms.some((room) => room.test(file.slice('src/'.length))));
  const entries = sources.filter((file) => /^src\/(routes\/index\.tsx?|widgets\/.*(?<!\.test)\.tsx)$/.test(file));
  const unexposed = entries.filter((file) => !exposed.includes(file));
  return [
    ...missing.map((file) => `${file} is missing`),
    ...misplaced.map(
      (file) =>
        `${file} is outside routes/<page>, widgets, features/<noun>, messages/<group>.<locale>.json and testing`,
    ),
    ...unexposed.map((file) => `${file} is not in the contract's exposes`),
  ];
}
