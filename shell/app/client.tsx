/** Lets the browser do something else, and goes on afterwards. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Begins with the page in several tasks: evaluated in one go, a phone answers nothing for a tenth of a second. */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager", webpackExports: ["createRemoteLoader"] */ '@headstock/federation/load-remote');
  await breathe();
  await import(/* webpackMode: "eager" */ './take-over.tsx');
}

void begin();
