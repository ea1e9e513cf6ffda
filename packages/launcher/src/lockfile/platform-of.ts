/** What a platform package runs on, in the words of npm's lockfile. */
export type Platform = { os?: string; cpu?: string; libc?: string };

const OS: Readonly<Record<string, string>> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

const CPU: Readonly<Record<string, string>> = {
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

const LIBC: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  linuxmusl: 'musl',
  musl: 'musl',
  musleabihf: 'musl',
};

const firstKnown = (words: readonly string[], table: Readonly<Record<string, string>>): string | undefined =>
  words.map((word) => table[word]).find((value) => value !== undefined);

/** Reads the platform from a package's name (`@swc/core-linux-x64-musl`), or gives undefined when the name has none. */
export function platformOf(packageName: string): Platform | undefined {
  const words = (packageName.split('/').pop() ?? packageName).split(/[-.]/);
  const os = firstKnown(words, OS);
  const cpu = firstKnown(words, CPU);
  const libc = os === 'linux' ? firstKnown(words, LIBC) : undefined;
  if (os === undefined && cpu !== 'wasm32') return undefined;
  return { ...(os && { os }), ...(cpu && { cpu }), ...(libc && { libc }) };
}
