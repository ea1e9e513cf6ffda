/** Jest set-up: `findBy…` and `waitFor` wait up to 30 s, since lazily loaded code is compiled first. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  await import('./jest/skip-owner-stacks.ts');
}
