/** A browser and the system that it runs on, by their product names; null where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Names = readonly (readonly [name: string, mark: RegExp])[];

/** In this order: most browsers also name those that they are compatible with. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const find = (names: Names, text: string): string | null => names.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** What a `User-Agent` says of browser and system. */
export function readDevice(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, 500);
  return { browser: find(browsers, text), system: find(systems, text) };
}
