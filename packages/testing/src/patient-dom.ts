/** Before every test with a document: what has to appear may take its time, as code that is loaded lazily is compiled first. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
